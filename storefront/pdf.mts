import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const p = await b.newPage();
await p.setContent(`<html lang="en"><title>Sample invoice</title><style>body{font:12pt Helvetica,Arial,sans-serif;color:#222;margin:18mm}h1{font:28pt Georgia,serif;margin:0 0 4mm}p{margin:0 0 3mm}hr{border:0;border-top:1px solid #999;margin:8mm 0}</style>
<h1>Sylvane</h1><p>Sample invoice of the demo mall</p><hr><p>This file stands for the invoice that the shop&rsquo;s tax software makes. It bills nothing.</p><p>The amount, the title and the order are on the page where you downloaded it.</p>`);
await p.pdf({ path: '/tmp/invoice.pdf', format: 'A5' });
await b.close();
