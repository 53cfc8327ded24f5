/**
 * Renders the elements of a page with plain React, for `npm run bench pages`: reads the page from the standard input, and prints the
 * milliseconds of CPU time per rendering.
 */
import { text } from 'node:stream/consumers';
import parse from 'html-react-parser';
import { renderToString } from 'react-dom/server';

const [warmUps, rounds] = [50, 200];

const html = await text(process.stdin);
const page = parse(html.slice(html.indexOf('<html')));
for (let round = 0; round < warmUps; round += 1) renderToString(page);
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) renderToString(page);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000 / rounds));
