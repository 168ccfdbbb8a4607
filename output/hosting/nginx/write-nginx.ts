import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { nginxHttp } from './http-conf.ts';
import { nginxServer } from './server-conf.ts';

/**
 * The two files that a configuration of nginx includes (deploy/nginx/). They are part of the site, because their policy lists the hashes of this
 * build's inlined blocks. They contain no secrets.
 */
export function writeNginx(writer: FileWriter, model: SiteModel, assets: AssetManifest): void {
  writer.write('_nginx/http.conf', nginxHttp(model));
  writer.write('_nginx/server.conf', nginxServer(model, assets));
}
