import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Draft, firstDraft } from '../../src/foundations/builder/draft.ts';
import { decodeDraft, encodeDraft } from '../../src/foundations/builder/draftCode.ts';
import { ThemeBuilder } from '../../src/foundations/builder/ThemeBuilder.tsx';
import { usePageBrand } from '../StoryGround.tsx';
import { offerOwnBrand } from '../toolbar.ts';

/** Renders the theme builder with the brand of the address, and selects its theme for the whole Storybook. */
export function BrandBuilder() {
  const draft = decodeDraft(usePageBrand()) ?? firstDraft;
  const apply = (applied: Draft) => {
    const brand = encodeDraft(applied);
    offerOwnBrand(brand);
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand } });
  };
  return <ThemeBuilder draft={draft} onApply={apply} />;
}
