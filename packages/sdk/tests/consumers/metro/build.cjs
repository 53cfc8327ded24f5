/** Bundles index.js as an application for iOS, runs the bundle, and prints the operation that it imported. */
const { readFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { createContext, runInContext } = require('node:vm');
const Metro = require('metro');

async function build() {
  const config = await Metro.loadConfig(
    {},
    {
      projectRoot: __dirname,
      watchFolders: [dirname(__dirname)],
      reporter: { update() {} },
      resolver: { unstable_enablePackageExports: true },
      transformer: { babelTransformerPath: require.resolve('metro-babel-transformer') },
    },
  );
  await Metro.runBuild(config, { entry: 'index.js', platform: 'ios', dev: false, minify: false, out: 'bundle.js' });
  const context = createContext({ URL });
  runInContext(readFileSync('bundle.js', 'utf8'), context);
  console.log(context.api);
}

void build();
