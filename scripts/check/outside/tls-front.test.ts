import { expect, test } from 'vitest';
import { startTlsFront } from './tls-front.ts';

test('a request without TLS is redirected to the encrypted address of the same page', async () => {
  const front = await startTlsFront('http://127.0.0.1:1', { key: '', cert: '' });
  try {
    const response = await fetch(`http://${front.host}/docs?q=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, `https://${front.host}/docs?q=1`]);
  } finally {
    front.close();
  }
});
