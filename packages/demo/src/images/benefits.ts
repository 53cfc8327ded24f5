// Emblems of a membership's benefits: one mark on a disc.
import { drawMark, type MarkName } from './marks.ts';
import { ellipsePath } from './path.ts';
import { Sheet, shape } from './sheet.ts';

export type BenefitName = 'prices' | 'birthday' | 'gift' | 'care';

const DISC = '#E4EAD9';
const INK = '#3F5B45';

const marks: Record<BenefitName, MarkName> = { prices: 'sprig', birthday: 'sun', gift: 'camellia', care: 'drops' };

export function drawBenefit(benefit: BenefitName): string {
  return new Sheet(`benefit/${benefit}`).finish(
    400,
    400,
    shape(ellipsePath(200, 200, 200, 200), DISC) + drawMark(marks[benefit], INK, 200, 200, 110),
  );
}
