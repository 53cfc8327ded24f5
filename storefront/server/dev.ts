import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { createServer } from './create-server.ts';
import type { Application } from './pages.ts';
import { configOrExit, runServer } from './run-server.ts';

const config = configOrExit();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });

/** Loads the application again for each page, so that a change is visible on the next navigation. */
async function load(): Promise<Application> {
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite offers no server environment');
  return await environment.runner.import<Application>('/app/server-entry.ts');
}
const application: Application = {
  renderPage: async (request, facts) => (await load()).renderPage(request, facts),
  isMallClosed: async (facts) => (await load()).isMallClosed(facts),
  findPublicQuery: async (pathname) => (await load()).findPublicQuery(pathname),
};

const app = await createServer({ config, application, inDevelopment: true });
app.addHook('onRequest', (request, reply, done) => {
  vite.middlewares(request.raw, reply.raw, () => done());
});
app.addHook('onClose', () => vite.close());
await runServer(app, config);
