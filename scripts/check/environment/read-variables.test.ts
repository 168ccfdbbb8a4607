import { describe, expect, it } from 'vitest';
import { readVariables, stringConstants } from './read-variables.ts';

const none = new Map<string, string>();

describe('readVariables', () => {
  it('reads placeholders of Spring with their defaults', () => {
    const text = `port: \${SHOP_PORT:8080}\nuri: \${SHOP_URI:#{null}}\nssl: \${SHOP_SSL:\${OLD_SSL:false}}\nrev: \${SHOP_REV:@rev@}\n`;
    expect(readVariables('src/application.yml', text, none)).toEqual([
      { name: 'SHOP_PORT', line: 1, default: '8080' },
      { name: 'SHOP_URI', line: 2, default: null },
      { name: 'SHOP_SSL', line: 3, default: 'false' },
      { name: 'OLD_SSL', line: 3, default: 'false' },
      { name: 'SHOP_REV', line: 4 },
    ]);
  });

  it('reads calls in Java, also those with constants, and leaves out defaults that are expressions', () => {
    const text = [
      'String ASYNC = "ASYNC_DEFAULT";',
      'System.getenv(ASYNC);',
      'env.getProperty("MAE_ENABLED");',
      'System.getProperty("java.version");',
      `@Value("\${TOPIC_NAME:" + Topics.CHANGE + "}")`,
      `@Value("#{systemEnvironment['REVISION'] ?: '0'}")`,
    ].join('\n');
    expect(readVariables('A.java', text, new Map(stringConstants(text)))).toEqual([
      { name: 'TOPIC_NAME', line: 5 },
      { name: 'REVISION', line: 6, default: '0' },
      { name: 'ASYNC_DEFAULT', line: 2 },
      { name: 'MAE_ENABLED', line: 3 },
    ]);
  });

  it('reads calls in Python, but not what a program sets', () => {
    const text = 'a = os.environ.get("SHOP_URL", "x")\nos.environ["SHOP_PORT"] = "1"\nb = os.environ["SHOP_HOST"]\n';
    expect(readVariables('a.py', text, none)).toEqual([
      { name: 'SHOP_URL', line: 1, default: 'x' },
      { name: 'SHOP_HOST', line: 3 },
    ]);
  });

  it('reads the default of a Play setting from the line above it that sets the same key', () => {
    const text = `shop.ttl = 720\nshop.ttl = \${?SHOP_TTL} # hours\nshop.name = \${?SHOP_NAME}\n`;
    expect(readVariables('application.conf', text, none)).toEqual([
      { name: 'SHOP_TTL', line: 2, default: '720' },
      { name: 'SHOP_NAME', line: 3 },
    ]);
  });

  it('leaves out what a script sets itself, unless it reads the old value first', () => {
    const text = `# $IGNORED\nWAIT=""\nif [[ -z $SHOP_HOST ]]; then SHOP_HOST="http://$SHOP_HOST"; fi\necho $WAIT \${SHOP_SSL:-false}\n`;
    expect(new Set(readVariables('start.sh', text, none).map(({ name }) => name))).toEqual(
      new Set(['SHOP_HOST', 'SHOP_SSL']),
    );
  });

  it('counts the empty lines above a comment of a script', () => {
    expect(readVariables('start.sh', '#!/bin/bash\n\n# wait\n\n  # longer\necho $SHOP_HOST\n', none)).toEqual([
      { name: 'SHOP_HOST', line: 6 },
    ]);
  });

  it('reads what the last stage of an image sets', () => {
    const text = 'FROM a AS build\nENV VERSION 1\nFROM b\nENV JAVA_OPTS=""\nENV PORT=$PORT\n';
    expect(readVariables('docker/shop/Dockerfile', text, none)).toEqual([
      { name: 'JAVA_OPTS', line: 4, default: '' },
      { name: 'PORT', line: 5 },
    ]);
  });

  it('reads the variables of a Compose file', () => {
    expect(readVariables('docker/docker-compose.yml', `ports:\n  - \${SHOP_PORT:-9002}:9002\n`, none)).toEqual([
      { name: 'SHOP_PORT', line: 2, default: '9002' },
    ]);
  });
});
