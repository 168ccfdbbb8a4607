import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createSiteServer } from '#scripts/serve/site-server.ts';
import { type Listening, listen } from '../browser/listen.ts';

/** A request that waits for its response. */
export interface Held {
  /** Resolves once a request that matches has arrived. */
  asked: Promise<unknown>;
  /** Responds to what has been held back, and to everything that comes later. */
  release(): void;
}

/** A served site whose responses can be held back for every engine in the same way. */
export interface HeldSite extends Listening {
  /** Holds back the responses to requests whose address matches. */
  hold(pattern: RegExp): Held;
}

interface Gate {
  pattern: RegExp;
  events: EventEmitter<{ asked: []; released: [] }>;
  released: Promise<unknown>;
}

/** Serves a built site as `npm run serve` does, on a free port. */
export async function serveHeld(dir: string): Promise<HeldSite> {
  const { server } = createSiteServer(dir);
  const gates = new Set<Gate>();
  const outer = createServer(async (request, response) => {
    for (const gate of gates) {
      if (!gate.pattern.test(request.url ?? '')) continue;
      gate.events.emit('asked');
      await gate.released;
    }
    server.emit('request', request, response);
  });
  const listening = await listen(outer);
  const hold = (pattern: RegExp): Held => {
    const events: Gate['events'] = new EventEmitter();
    const asked = once(events, 'asked');
    const gate = { pattern, events, released: once(events, 'released') };
    gates.add(gate);
    const release = () => {
      gates.delete(gate);
      events.emit('released');
    };
    return { asked, release };
  };
  return { ...listening, hold };
}
