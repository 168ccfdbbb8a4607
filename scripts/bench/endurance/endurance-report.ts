import type { Outcome } from './clients.ts';

/** Memory of the server at the end of a minute. */
export interface Sample {
  minute: number;
  /** Number of requests sent so far. */
  requests: number;
  megabytes: number;
}

/** The record of a server under load. */
export interface EnduranceReport {
  /** For example `2026-11-25`. */
  date: string;
  /** Version of Node, for example `v20.19.0`. */
  node: string;
  processors: number;
  /** Files of the site. */
  files: number;
  /** Clients of each kind that keep their connections. */
  slowClients: number;
  /** How often the server disconnected one that sends a request one letter at a time. */
  disconnected: number;
  samples: readonly Sample[];
  /** How many requests had each outcome, in descending order. */
  outcomes: readonly (readonly [Outcome, number])[];
  /** Outcome of a plain request afterward. */
  last: Outcome;
  /** What the server wrote to standard error. */
  log: readonly string[];
}

/** The document that records a run. */
export function formatEndurance(report: EnduranceReport): string {
  const { date, node, processors, files, slowClients, disconnected, samples, outcomes, last, log } = report;
  const total = outcomes.reduce((sum, [, count]) => sum + count, 0);
  return `# A server under hostile load

\`npm run bench -- server --minutes 10\` starts \`npm run serve\` on this machine's loopback, sends malformed requests and requests for every file of the site, 20 at a time, and writes this page. A third of the clients hang up in the middle of a download. Meanwhile, ${slowClients} clients never read the site's largest file, which they requested, and ${slowClients} others send their request one letter a second.

${date}, ${processors} processors, Node ${node.slice(1)}, ${files} files:

| Minute | Requests so far | Memory (MB) |
| --- | --- | --- |
${samples.map(({ minute, requests, megabytes }) => `| ${minute} | ${requests} | ${Math.round(megabytes)} |`).join('\n')}

| Outcome | Requests |
| --- | --- |
${outcomes.map(([outcome, count]) => `| ${outcome} | ${count} |`).join('\n')}
| all | ${total} |

The server disconnected clients that sent a request one letter at a time ${disconnected} times. It responded to a plain request afterward with status ${last}.

What it wrote to standard error, up to the end:

\`\`\`text
${log.join('\n')}
\`\`\`
`;
}
