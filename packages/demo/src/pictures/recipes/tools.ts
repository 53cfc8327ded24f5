import type { Recipes } from './recipe.ts';

export const tools: Recipes = {};
