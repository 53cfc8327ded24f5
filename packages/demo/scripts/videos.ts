// Creates the product videos, `videos/<slug>.mp4`: a slow zoom on each image, with dissolves between them. Only this script needs ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawProductImage, type ImageKind } from '../src/images/index.ts';
import { productsWithVideo, videoFolder } from '../src/media.ts';

const kinds: readonly ImageKind[] = ['scene', 'texture', 'pack'];
const sizePx = 720;
const framesPerSecond = 24;
const seconds = { shot: 3.6, dissolve: 0.9 };

/** Returns the filter of one shot, a zoom by 10 %. The image is larger than the video, which prevents jitter. */
function zoomFilter(index: number): string {
  const frames = Math.round(seconds.shot * framesPerSecond);
  return `[${index}:v]zoompan=z='1+0.1*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${sizePx}x${sizePx}:fps=${framesPerSecond}[s${index}]`;
}

function dissolveFilter(index: number): string {
  const offset = (index * (seconds.shot - seconds.dissolve)).toFixed(2);
  return `[${index === 1 ? 's0' : `d${index - 1}`}][s${index}]xfade=transition=fade:duration=${seconds.dissolve}:offset=${offset}[d${index}]`;
}

async function createVideo(slug: string, tempFolder: string): Promise<void> {
  const imageFiles: string[] = [];
  for (const kind of kinds) {
    const imageFile = join(tempFolder, `${slug}-${kind}.png`);
    const fullSize = await sharp(Buffer.from(drawProductImage(slug, kind))).toBuffer();
    await sharp(fullSize)
      .resize(sizePx * 3)
      .png()
      .toFile(imageFile);
    imageFiles.push(imageFile);
  }
  const filters = [...kinds.keys()].map(zoomFilter).concat([...kinds.keys()].slice(1).map(dissolveFilter));
  const target = join(videoFolder, `${slug}.mp4`);
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'];
  const graph = ['-filter_complex', filters.join(';'), '-map', `[d${kinds.length - 1}]`];
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...imageFiles.flatMap((imageFile) => ['-i', imageFile]), ...graph, ...encoding, target]);
  // Shows the file size before the file is committed.
  console.log(`${slug}: ${Math.round(statSync(target).size / 1000)} kB`);
}

mkdirSync(videoFolder, { recursive: true });
const tempFolder = mkdtempSync(join(tmpdir(), 'videos-'));
try {
  for (const slug of productsWithVideo) await createVideo(slug, tempFolder);
} finally {
  rmSync(tempFolder, { recursive: true });
}
