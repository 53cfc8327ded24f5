// The public entry point of the drawn images: SVG strings, identical on each call, without text, fonts or external references.
import { drawForm } from './forms/index.ts';
import { setDown } from './light.ts';
import { drawProp } from './props/prop.ts';
import { atHome } from './recipes/at-home.ts';
import { recipeFor, recipes } from './recipes.ts';
import { drawScene } from './scenes/index.ts';
import { Sheet } from './sheet.ts';
import { drawStage } from './stage.ts';
import { drawTexture } from './textures/index.ts';

export { drawBanner } from './banners.ts';
export { drawBenefit } from './benefits.ts';
export { drawMallLogo, drawShopLogo } from './logos.ts';

/** `home` and `later` show the product as photographed by shoppers, in ordinary rooms. */
export type ImageKind = 'pack' | 'texture' | 'scene' | 'home' | 'later';

const IMAGE_SIZE = 1600;

export const imageSlugs: readonly string[] = Object.keys(recipes);

function drawPackage(sheet: Sheet, slug: string): string {
  const recipe = recipeFor(slug);
  const stage = drawStage(sheet, recipe.stage);
  const form = drawForm({ sheet, label: recipe.label, palette: recipe.palette }, recipe.form);
  const propsBehind = recipe.props.filter((p) => p.y <= stage.ground);
  const propsInFront = recipe.props.filter((p) => p.y > stage.ground);
  const draw = (list: typeof propsInFront): string => list.map((p) => drawProp(sheet, p)).join('');
  return (
    stage.behind +
    draw(propsBehind) +
    setDown(sheet, form, recipe.x ?? 800, stage.ground, recipe.scale, stage.floor) +
    draw(propsInFront) +
    stage.veil
  );
}

/** Returns one image of a product; throws a RangeError when the slug is not in the catalog. */
export function drawProductImage(slug: string, kind: ImageKind): string {
  const recipe = recipeFor(slug);
  const sheet = new Sheet(`${slug}/${kind}`);
  switch (kind) {
    case 'pack':
      return sheet.finish(IMAGE_SIZE, IMAGE_SIZE, drawPackage(sheet, slug));
    case 'texture':
      return sheet.finish(IMAGE_SIZE, IMAGE_SIZE, drawTexture(sheet, recipe.texture));
    default: {
      const form = drawForm({ sheet, label: recipe.label, palette: recipe.palette }, recipe.form);
      return sheet.finish(
        IMAGE_SIZE,
        IMAGE_SIZE,
        drawScene(sheet, kind === 'scene' ? recipe.scene : atHome(slug, kind, recipe.scene), form),
      );
    }
  }
}
