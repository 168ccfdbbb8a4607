import { describe, expect, it } from 'vitest';
import { insideBrackets, splitList, withoutComments } from './java-text.ts';
import { readController } from './read-controllers.ts';
import { readDefinition } from './read-records.ts';
import { readResource } from './read-resources.ts';
import { readRoutes, readServlets } from './read-routes.ts';

describe('java-text', () => {
  it('removes comments, but not what looks like one in a string', () => {
    expect(withoutComments('a /* b */ "// c" // d\ne')).toBe('a   "// c"  \ne');
  });

  it('finds the bracket that closes another, and splits lists outside of brackets', () => {
    expect(insideBrackets('f(a(")"), [b]) c', 1)).toEqual({ inside: 'a(")"), [b]', end: 14 });
    expect(splitList('Map<A, B> a, @X(b = ",") C c')).toEqual(['Map<A, B> a', '@X(b = ",") C c']);
    expect(() => insideBrackets('(', 0)).toThrow('is never closed');
  });
});

describe('readController', () => {
  const java = `
@RequestMapping("/shop/v1")
public class ShopController {
  @GetMapping(value = "/latest", produces = JSON)
  @ApiOperation(value = "(all)")
  public ResponseEntity<Map<String, Till>> tills(
      @Parameter(name = "ids", description = "some (ids)") @RequestParam("ids") @Nonnull String[] ids,
      @RequestParam(name = "open", required = false) @Nullable Boolean open,
      @RequestParam(defaultValue = "10") int count, @PathVariable("shop") String rawShop) { }
  @PostMapping("/")
  ResponseEntity<List<String>> post(@RequestBody @Nonnull List<org.shop.Till> tills) { }
}`;

  it('reads methods, paths, parameters with their defaults, bodies, and responses', () => {
    const [get, post] = readController('metadata-service/openapi-servlet/ShopController.java', java);
    expect(get).toMatchObject({
      id: 'GET /openapi/shop/v1/latest',
      api: 'openapi',
      returns: 'Map<String, Till>',
      parameters: [
        { name: 'ids', in: 'query', type: 'String[]', required: true },
        { name: 'open', in: 'query', type: 'Boolean', required: false },
        { name: 'count', in: 'query', type: 'int', required: false, default: '10' },
        { name: 'shop', in: 'path', type: 'String', required: true },
      ],
    });
    expect(post).toMatchObject({ id: 'POST /openapi/shop/v1/', returns: 'List<String>' });
    expect(readController('elsewhere/ShopController.java', java)).toEqual([]);
  });
});

describe('readResource', () => {
  const spec = {
    path: '/tills',
    schema: 'com.shop.Till',
    doc: 'Tills.\n\ngenerated from: com.shop.TillResource',
    collection: {
      identifier: { name: 'id', type: 'string' },
      methods: [{ method: 'get' }, { method: 'batch_get' }],
      actions: [
        {
          name: 'close',
          parameters: [
            { name: 'tills', type: '{ "type" : "array", "items" : "com.shop.Till" }' },
            { name: 'now', type: 'boolean', default: 'true' },
          ],
          returns: '{ "type" : "map", "values" : "long" }',
        },
      ],
    },
  };
  const java = (text: string) => () => ({ file: 'TillResource.java', text });
  const complete =
    'private static final String ACTION_CLOSE = "close"; @RestMethod.Get @RestMethod.BatchGet @Action(name = ACTION_CLOSE)';

  it('reads methods and actions', () => {
    expect(readResource(JSON.stringify(spec), java(complete))).toMatchObject([
      { id: 'GET /tills/{key}', returns: 'com.shop.Till', parameters: [{ name: 'key', in: 'path' }] },
      { id: 'GET /tills?ids={keys}', returns: 'map[string, com.shop.Till]' },
      {
        id: 'POST /tills?action=close',
        file: 'TillResource.java',
        returns: 'map[string, long]',
        parameters: [
          { name: 'tills', in: 'body', type: 'array[com.shop.Till]', required: true },
          { name: 'now', required: false, default: 'true' },
        ],
      },
    ]);
  });

  it('rejects a class whose annotations differ from the restspec', () => {
    expect(() => readResource(JSON.stringify(spec), java(`${complete} @Action(name = "open")`))).toThrow(
      'com.shop.TillResource and its restspec differ: open.',
    );
    expect(() => readResource(JSON.stringify(spec), java('@RestMethod.Get @Action(name = "close")'))).toThrow(
      'batch_get',
    );
  });
});

describe('routes and servlets', () => {
  it('read paths with the names of their parts', () => {
    const routes =
      '# GET /no\nGET   /api/*path   controllers.A.proxy(path)\nPOST  /callback/:protocol  controllers.B.c()\n';
    expect(readRoutes('routes', routes).map(({ id }) => id)).toEqual(['GET /api/{path}', 'POST /callback/{protocol}']);
  });

  it('read only the servlets that are classes of the platform', () => {
    const xml = `<servlet><servlet-name>config</servlet-name> <servlet-class>com.datahub.gms.Config</servlet-class></servlet>
      <servlet><servlet-name>api</servlet-name><servlet-class>org.spring.Servlet</servlet-class></servlet>
      <servlet-mapping><servlet-name>config</servlet-name> <url-pattern>/config</url-pattern></servlet-mapping>
      <servlet-mapping><servlet-name>api</servlet-name><url-pattern>/api/*</url-pattern></servlet-mapping>`;
    expect(readServlets(xml, (name) => `${name}.java`)).toMatchObject([
      { id: 'GET /config', file: 'com.datahub.gms.Config.java' },
    ]);
  });
});

describe('readDefinition', () => {
  const base = { name: 'com.shop.Base', file: '', fields: [{ name: 'at', type: 'long' }], uses: [], inner: [] };
  const read = (pdl: string) =>
    readDefinition('x/pegasus/com/shop/Till.pdl', pdl, (name) => (name === base.name ? base : undefined));

  it('reads fields with included and inner records, defaults, and annotations', () => {
    const pdl = `namespace com.shop
import com.other.Urn
/** A till: with { braces } */
@Aspect = { "name": "till", "path": ["a", "}"] }
record Till includes Base {
  /** Its ID. */
  @Searchable = { "fieldType": "URN" }
  urn: Urn
  coins: optional map[string, array[Coin]] = { "a": [] }
  drawer: array[record Drawer { name: string }] = []
  kind: union[null, Big: int] = null
  note: string = "a, b"
}`;
    expect(read(pdl)).toEqual({
      name: 'com.shop.Till',
      file: 'x/pegasus/com/shop/Till.pdl',
      fields: [
        { name: 'at', type: 'long' },
        { name: 'urn', type: 'com.other.Urn' },
        { name: 'coins', type: 'map[string, array[com.shop.Coin]]', optional: true, default: '{ "a": [] }' },
        { name: 'drawer', type: 'array[com.shop.Drawer]', default: '[]' },
        { name: 'kind', type: 'union[null, int]', default: 'null' },
        { name: 'note', type: 'string', default: '"a, b"' },
      ],
      uses: expect.arrayContaining(['com.other.Urn', 'com.shop.Coin']),
      inner: [
        { name: 'com.shop.Drawer', file: 'x/pegasus/com/shop/Till.pdl', fields: [{ name: 'name', type: 'string' }] },
      ],
    });
  });

  it('reads enums and typerefs', () => {
    expect(read('enum Coin {\n /** One */ ONE\n TWO }')).toMatchObject({
      name: 'com.shop.Coin',
      values: ['ONE', 'TWO'],
    });
    expect(read('@java.class = "x"\ntyperef Urn = string')).toMatchObject({ is: 'string' });
    expect(() => read('record Till { a: ')).toThrow('The PDL ends unexpectedly.');
  });
});
