import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { createServer } from './create-server.ts';
import type { AnswerPage } from './pages.ts';
import { configOrExit, runServer } from './run-server.ts';

const config = configOrExit();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });

/** Loads the application anew for each page, so that a change shows at the next click. */
const answerPage: AnswerPage = async (request, facts) => {
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite offers no server environment');
  const { answerPage: answer } = await environment.runner.import<{ answerPage: AnswerPage }>('/app/server-entry.ts');
  return await answer(request, facts);
};

const app = await createServer({ config, answerPage, reportOnly: true });
app.addHook('onRequest', (request, reply, done) => {
  vite.middlewares(request.raw, reply.raw, () => done());
});
app.addHook('onClose', () => vite.close());
await runServer(app, config);
