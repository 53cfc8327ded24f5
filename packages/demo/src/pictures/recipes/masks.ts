import type { Recipes } from './recipe.ts';

export const masks: Recipes = {};
