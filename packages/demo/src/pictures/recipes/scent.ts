import type { Recipes } from './recipe.ts';

export const scent: Recipes = {};
