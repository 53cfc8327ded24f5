import type { Recipes } from './recipe.ts';

export const hair: Recipes = {};
