import { body } from './recipes/body.ts';
import { cleanse } from './recipes/cleanse.ts';
import { colour } from './recipes/colour.ts';
import { inner } from './recipes/inner.ts';
import { moisture } from './recipes/moisture.ts';
import type { Recipe, Recipes } from './recipes/recipe.ts';
import { serums } from './recipes/serums.ts';

/** One recipe per slug of catalogue.yaml, class by class. */
export const recipes: Recipes = { ...cleanse, ...serums, ...moisture, ...body, ...colour, ...inner };

export function recipeFor(slug: string): Recipe {
  const recipe = Object.hasOwn(recipes, slug) ? recipes[slug] : undefined;
  if (!recipe) throw new RangeError(`no picture recipe for "${slug}"`);
  return recipe;
}
