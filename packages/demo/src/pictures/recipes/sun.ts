import type { Recipes } from './recipe.ts';

export const sun: Recipes = {};
