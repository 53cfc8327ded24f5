import type { Recipes } from './recipe.ts';

export const hands: Recipes = {};
