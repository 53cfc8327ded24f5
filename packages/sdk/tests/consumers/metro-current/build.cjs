/** Bundles index.js by the configuration metro.config.js: `node build.cjs release bundle.js`. */
const Metro = require('metro');
const { mergeConfig } = require('@react-native/metro-config');
const config = require('./metro.config.js');

const [kind, out] = process.argv.slice(2);
const dev = kind === 'development';
// The application does not have React Native itself, whose modules run before it.
const serializer = { getPolyfills: () => [], getModulesRunBeforeMainModule: () => [] };

async function build() {
  const complete = mergeConfig(config, { serializer, watchFolders: [`${__dirname}/..`], reporter: { update() {} } });
  await Metro.runBuild(complete, { entry: 'index.js', platform: 'ios', dev, minify: false, out });
}

void build();
