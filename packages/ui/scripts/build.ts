// Writes dist: `node scripts/build.ts`. Each module remains a separate file, so that an application bundles only the modules it imports.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const here = join(import.meta.dirname, '..');
const dist = join(here, 'dist');
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const doors = Object.values(manifest.exports).flatMap((door) => (typeof door === 'object' && 'import' in door ? [door.source] : []));

/** Imports that a React Server Component must not have. */
const clientLibraries =
  /^import (?!type\b)[^;]*from '(react|react-dom|react-i18next|react-hook-form|@hookform\/[^']+|@emotion\/[^']+|@mui\/[^']+)';$/m;

/** Returns whether a module starts with `'use client'`: components, hooks and contexts. A theme can be created in a server component. */
function isClientModule(file: string | null): boolean {
  if (!file?.startsWith(join(here, 'src'))) return false;
  return !file.startsWith(join(here, 'src/theme')) && (file.endsWith('.tsx') || clientLibraries.test(readFileSync(file, 'utf8')));
}

/** Writes JavaScript: the TypeScript without its types, and the texts of a private package that consumers cannot install. */
async function writeModules(): Promise<void> {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      lib: { entry: doors.map((door) => join(here, door)), formats: ['es'] },
      outDir: dist,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(here, 'src'),
          entryFileNames: '[name].js',
          banner: ({ facadeModuleId }) => (isClientModule(facadeModuleId) ? "'use client';" : ''),
        },
      },
    },
  });
}

/** Writes declarations next to the modules; imports are renamed to the file names in dist. */
function writeDeclarations(): void {
  const types = join(dist, 'types');
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' });
  const own = join(types, 'packages/ui/src');
  for (const file of globSync('**/*.d.ts', { cwd: own })) {
    const text = readFileSync(join(own, file), 'utf8').replace(/(['"]\.{1,2}\/[^'"\n]+)\.tsx?(['"])/g, '$1.js$2');
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  rmSync(types, { recursive: true });
}

// In any other environment, such as that of a test runner, Vite compiles JSX for development.
process.env.NODE_ENV = 'production';
rmSync(dist, { recursive: true, force: true });
await writeModules();
writeDeclarations();
for (const file of ['theme/fonts.css', 'generated/tokens.json', 'generated/tokens.css', 'generated/tokens.studio.json']) {
  cpSync(join(here, 'src', file), join(dist, basename(file)));
}
cpSync(join(here, 'src/theme/fonts'), join(dist, 'fonts'), { recursive: true });
// The resolver refers to the token files next to it.
cpSync(join(here, 'src/theme/tokens'), join(dist, 'tokens'), { recursive: true });
cpSync(join(here, 'src/generated/tidal.tokens.json'), join(dist, 'tokens/tidal.tokens.json'));
