/** The commit that the documentation describes. The code on the default branch has moved on since. */
const COMMIT = '905d7fed66c058d6114ac1688c2bf9173ba04082';

/** The address of a file of the platform's code as it was documented. @param path within the upstream repository */
export function upstreamUrl(path: string): string {
  return `https://github.com/datahub-project/datahub/blob/${COMMIT}/${path}`;
}
