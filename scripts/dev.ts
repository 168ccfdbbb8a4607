import { join } from 'node:path';
import type { Command } from './command.ts';
import { liveModel } from './dev/content-watcher.ts';
import { devAssets } from './dev/dev-assets.ts';
import { pagesPlugin } from './dev/pages-plugin.ts';
import { readOptions, readPort, UsageError } from './options.ts';

/** `npm run dev`: serves the site from its sources; edits of content, styles, and components show immediately. */
export const run: Command = async (args) => {
  const { values } = readOptions(args, { port: { type: 'string' } });
  const root = process.cwd();
  process.env.NODE_ENV = 'development';
  const { createServer } = await import('vite');
  const [model, assets] = await Promise.all([liveModel(join(root, 'content'), join(root, '.cache')), devAssets(root)]);
  const port = readPort(values.port, 3000);
  const server = await createServer({
    root,
    base: model.current().config.baseUrl,
    configFile: false,
    appType: 'custom',
    cacheDir: join(root, '.cache/vite'),
    server: { port, strictPort: true, watch: { ignored: ['**/dist/**', '**/.cache/**'] } },
    plugins: [pagesPlugin(root, model, assets)],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\nChoose another port: --port ${port + 1}`,
    );
  }
  if (model.problems() !== '') console.warn(model.problems());
  const home = `http://localhost:${port}${model.current().config.baseUrl}`;
  console.log(`Ready: ${home}  ·  components: ${home}__gallery  (Ctrl+C stops)`);
  return new Promise((resolve) => {
    process.once('SIGINT', () => void server.close().then(() => resolve(0)));
    process.once('SIGTERM', () => void server.close().then(() => resolve(0)));
  });
};
