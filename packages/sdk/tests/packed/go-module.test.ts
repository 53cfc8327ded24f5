/** The Go module in the packed package: its guide, its examples and its types. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { authLogin } from '../../src/generated/operations/auth.ts';
import { exampleOf } from '../../src/testing.ts';
import { printed, useClients } from './clients.ts';
import { folder, inConsumers, run } from './consumers.ts';
import { goPrograms } from './go-programs.ts';
import { ensureProgram } from './toolchain.ts';

const clients = useClients();

/** The lines that the examples of the checkout guide print. */
const boughtAndRefunded = `Cloud Cleansing Milk, Size: 150 ml: 128.00
2 pieces for 256.00
To pay: 256.00, delivery 0.00
Order GM20261121140500000042 is paid.
Refund of 256.00
`;

/** The files in the code blocks of a guide, by the names in their titles. */
const filesIn = (guide: string): readonly (readonly [string, string])[] =>
  [...guide.matchAll(/^```\w+ title="(.*?)"\n(.*?)^```/gms)].map(([, name = '', code = '']) => [name, code]);

/** What the samples of the guide of the Go module use without declaring it. */
const given = `package main

import (
	"context"
	"crypto/x509"
	"net/http"
	"time"

	"example.com/mall"
)

var (
	ctx         = context.Background()
	client      *mall.Client
	address     string
	id          int
	authorities *x509.CertPool
	slog        struct{ Default func() mall.Logger }
	otel        struct{ Inject func(context.Context, http.Header) }
	durations   struct{ Observe func(string, time.Duration) }
)

func main() {}
`;

/** Packages of the standard library that the samples use. */
const sampleImports: Readonly<Record<string, string>> = {
  context: 'context',
  errors: 'errors',
  fmt: 'fmt',
  http: 'net/http',
  log: 'log',
  os: 'os',
  time: 'time',
  tls: 'crypto/tls',
  mall: 'example.com/mall',
};

/**
 * Returns the file of a sample, which may leave its results unused: statements in a function that returns an error.
 */
function sampleFile(code: string, index: number): string {
  const used = Object.entries(sampleImports).filter(([name]) => new RegExp(`\\b${name}\\.`).test(code));
  return `package main\n\nimport (\n${used.map(([, path]) => `\t"${path}"\n`).join('')})\n\nfunc sample${index}() error {\n${code}\nreturn nil\n}\n`;
}

describe('the Go module', () => {
  const goFolder = join(folder, 'go');
  let go: string;

  beforeAll(async () => {
    go = await ensureProgram('go', 'version', 'golang-go');
  });

  /** Makes a module with the client as a package in it, by the commands of the guide. Returns its folder. */
  async function createShop(): Promise<string> {
    const shop = join(folder, 'shop');
    await mkdir(shop, { recursive: true });
    await run('tar', ['-czf', join(shop, 'mall-sdk-go-1.0.0.tar.gz'), '-C', folder, 'go']);
    await run(go, ['mod', 'init', 'example.com/shop'], shop);
    const guide = await readFile(join(goFolder, 'README.md'), 'utf8');
    const [, commands = ''] = /^## Without a proxy.*?```sh\n(.*?)```/ms.exec(guide) ?? [];
    await run('sh', ['-ec', commands], shop);
    return shop;
  }

  test('is a package of another module by the commands of its guide, whose program and test run', async () => {
    const shop = await createShop();
    for (const [name, code] of filesIn(await readFile(join(goFolder, 'README.md'), 'utf8'))) {
      const moved = code.replace('"example.com/mall"', '"example.com/shop/internal/mall"');
      await writeFile(join(shop, name), moved.replace('http://localhost:4010/api/', clients.address()));
    }
    expect(await run(go, ['run', '.'], shop)).toBe('Cloud Cleansing Milk 128.00\n');
    expect(await run(go, ['test', '.'], shop)).toMatch(/^ok/);
    await rm(shop, { recursive: true });
  });

  test('compiles the samples of its guide', async () => {
    const target = join(goFolder, 'examples/guide');
    await mkdir(target, { recursive: true });
    try {
      const guide = await readFile(join(goFolder, 'README.md'), 'utf8');
      const samples = [...guide.matchAll(/^```go\n(.*?)^```/gms)].map(([, code = '']) => code);
      for (const [index, code] of samples.entries()) await writeFile(join(target, `sample_${index}.go`), sampleFile(code, index));
      await writeFile(join(target, 'given.go'), given);
      const output = await run(go, ['build', '-gcflags=-e', '-o', '/dev/null', './examples/guide'], goFolder).catch(String);
      const errors = output.split('\n').filter((line) => line.startsWith('examples'));
      expect(errors.filter((line) => !/declared (and|but) not used|cannot range over client.Orders.IterateList/.test(line))).toEqual([]);
      // Fails if the compiler stopped before it checked the types.
      expect(errors.length).toBeGreaterThan(0);
    } finally {
      await rm(target, { recursive: true });
    }
  });

  test('has the license of the package', async () => {
    const license = await readFile(inConsumers('@mall/sdk/LICENSE'), 'utf8');
    expect(await readFile(join(goFolder, 'LICENSE'), 'utf8')).toBe(license);
  });

  test('compiles, is formatted, and passes its own tests: retries, idempotency keys, sessions, errors, pages, files, logs', async () => {
    expect(await run('gofmt', ['-l', '.'], goFolder)).toBe('');
    await run(go, ['vet', './...'], goFolder);
    expect(await run(go, ['test', '.'], goFolder)).toMatch(/^ok/);
  });

  test.each([
    ['quickstart', [], printed],
    ['order', [], boughtAndRefunded],
    ['errors', [], 'pro_id must be at least 1\n'],
    ['pages', [], 'Cloud Cleansing Milk: 128.00\nBarrier Repair Cream: 168.00\n'],
  ])('calls the mall in the example %s', async (name, args, output) => {
    expect(await run(go, ['run', `./examples/${name}`, ...args], goFolder, clients.environment())).toBe(output);
    expect(await clients.sessionOfProfileCall()).toBeUndefined();
  });

  test('uploads a picture in the example', async () => {
    const picture = join(folder, 'balm.png');
    await writeFile(picture, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]));
    const session = { ...clients.environment(), MALL_TOKEN: exampleOf(authLogin).access_id };
    expect(await run(go, ['run', './examples/upload', picture], goFolder, session)).toMatch(/^\/media\/uploads\//);
  });

  test('calls every operation with the example of its request', async () => {
    const target = join(goFolder, 'examples/all');
    await mkdir(target, { recursive: true });
    const programs = await goPrograms(clients.address());
    await writeFile(join(target, 'image.png'), Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]));
    for (const [name, code] of programs) await writeFile(join(target, `${name}.go`), `${code.replace('func main()', `func ${name}()`)}\n`);
    const calls = [...programs.keys()].map((name) => `\t${name}()\n`);
    await writeFile(join(target, 'main.go'), `package main\n\nfunc main() {\n${calls.join('')}}\n`);
    expect(await run('gofmt', ['-l', '-s', '.'], target)).toBe('');
    await run(go, ['vet', '.'], target);
    await run(go, ['run', '.'], target);
    expect(programs.size).toBeGreaterThan(140);
    await rm(target, { recursive: true });
  });

  test.each([
    ['an operation that does not exist', 'client.Catalog.Prodcut(ctx, mall.CatalogProductRequest{ProID: 1})', 'Prodcut undefined'],
    ['a field that does not exist', 'client.Catalog.Product(ctx, mall.CatalogProductRequest{ProductID: 1})', 'unknown field'],
    ['a value of another type', 'client.Catalog.Product(ctx, mall.CatalogProductRequest{ProID: "1"})', 'cannot use "1"'],
    ['an error name that does not exist', 'errors.Is(nil, mall.ErrUnknownProdct)', 'undefined: mall.ErrUnknownProdct'],
  ])('does not compile with %s', async (_, call, message) => {
    const target = join(goFolder, 'examples/wrong');
    await mkdir(target, { recursive: true });
    const code = `package main\n\nimport (\n"context"\n"errors"\n"example.com/mall"\n)\n\nvar ctx, client = context.Background(), &mall.Client{}\nvar _ = errors.Is\n\nfunc main() { ${call} }\n`;
    await writeFile(join(target, 'main.go'), code);
    await expect(run(go, ['build', '-o', '/dev/null', './examples/wrong'], goFolder)).rejects.toThrow(message);
    await rm(target, { recursive: true });
  });
});
