// Films of products, `films/<slug>.mp4`: their pictures, slowly come closer to, one dissolving into the next. Needs ffmpeg, which only this script does.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { filmed, filmFolder } from '../src/media.ts';
import { drawPicture, type PictureKind } from '../src/pictures/index.ts';

const kinds: readonly PictureKind[] = ['scene', 'texture', 'pack'];
const side = 720;
const perSecond = 24;
const seconds = { shot: 3.6, dissolve: 0.9 };

/** One shot comes closer by a tenth; the picture is larger than the film, so that it does not tremble. */
function approach(at: number): string {
  const frames = Math.round(seconds.shot * perSecond);
  return `[${at}:v]zoompan=z='1+0.1*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${side}x${side}:fps=${perSecond}[s${at}]`;
}

function dissolve(at: number): string {
  const offset = (at * (seconds.shot - seconds.dissolve)).toFixed(2);
  return `[${at === 1 ? 's0' : `d${at - 1}`}][s${at}]xfade=transition=fade:duration=${seconds.dissolve}:offset=${offset}[d${at}]`;
}

async function film(slug: string, desk: string): Promise<void> {
  const stills: string[] = [];
  for (const kind of kinds) {
    const still = join(desk, `${slug}-${kind}.png`);
    const full = await sharp(Buffer.from(drawPicture(slug, kind))).toBuffer();
    await sharp(full)
      .resize(side * 3)
      .png()
      .toFile(still);
    stills.push(still);
  }
  const filters = [...kinds.keys()].map(approach).concat([...kinds.keys()].slice(1).map(dissolve));
  const target = join(filmFolder, `${slug}.mp4`);
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'];
  const graph = ['-filter_complex', filters.join(';'), '-map', `[d${kinds.length - 1}]`];
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...stills.flatMap((still) => ['-i', still]), ...graph, ...encoding, target]);
  // Whoever runs the command learns what a film weighs before it is committed.
  console.log(`${slug}: ${Math.round(statSync(target).size / 1000)} kB`);
}

mkdirSync(filmFolder, { recursive: true });
const desk = mkdtempSync(join(tmpdir(), 'films-'));
try {
  for (const slug of filmed) await film(slug, desk);
} finally {
  rmSync(desk, { recursive: true });
}
