import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { nginxHttp } from './http-conf.ts';
import { nginxServer } from './server-conf.ts';

/**
 * The two files that a configuration of nginx includes (deploy/nginx/). They travel with the site, since the policy in them names the
 * inlined blocks of this build by their hashes; nothing in them is secret.
 */
export function writeNginx(writer: FileWriter, model: SiteModel, assets: AssetManifest): void {
  writer.write('_nginx/http.conf', nginxHttp(model));
  writer.write('_nginx/server.conf', nginxServer(model, assets));
}
