// @spec 5.19

import { describe, expect, it } from 'vitest';
import { kindNames, pickFiles } from './pickFiles.ts';

const limits = { kinds: ['image/png', 'image/gif'], maxBytes: 100, room: 2 };
const file = (name: string, type = 'image/png', size = 100) => ({ name, type, size });

describe('pickFiles', () => {
  it('accepts files of a listed kind up to the size limit', () => {
    const files = [file('a.png'), file('b.gif', 'image/gif', 1)];
    expect(pickFiles(files, limits)).toEqual({ accepted: files, refused: [], isTooMany: false });
  });
  it('returns each refused file with its reason and accepts the others', () => {
    const good = file('good.png');
    expect(pickFiles([file('note.pdf', 'application/pdf'), good, file('huge.png', 'image/png', 101)], limits)).toEqual({
      accepted: [good],
      refused: [
        { name: 'note.pdf', reason: 'wrongType' },
        { name: 'huge.png', reason: 'tooLarge' },
      ],
      isTooMany: false,
    });
  });
  it('omits files beyond the remaining capacity and reports it', () => {
    const files = [file('1.png'), file('2.png'), file('3.png')];
    expect(pickFiles(files, limits)).toEqual({ accepted: files.slice(0, 2), refused: [], isTooMany: true });
  });
});

it('names media types by their common names', () => {
  expect(kindNames(['image/gif', 'image/jpeg', 'image/bmp'])).toBe('GIF, JPG, BMP');
});
