import type { EndpointFacts } from '#subjects/rest/schema/rest-facts.ts';

/**
 * The routes of the frontend, from the file of its web framework.
 * @param file path of the file
 * @param text its lines, such as `POST  /logIn  controllers.AuthenticationController.logIn(…)`
 */
export function readRoutes(file: string, text: string): EndpointFacts[] {
  return text.split('\n').flatMap((line): EndpointFacts[] => {
    const [, method, path] = /^(GET|POST|PUT|DELETE)\s+(\/\S*)\s+controllers\./.exec(line) ?? [];
    if (method === undefined || path === undefined) return [];
    const named = path.replace(/[:*](\w+)/g, '{$1}');
    const parameters = [...path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path' as const,
      type: 'String',
      required: true,
    }));
    return [{ id: `${method} ${named}`, api: 'frontend', file, parameters }];
  });
}

/**
 * Servlets of the metadata service that are plain classes: health and configuration.
 * @param file path of web.xml
 * @param xml its text
 * @param classFile returns the file of a class
 */
export function readServlets(xml: string, classFile: (name: string) => string): EndpointFacts[] {
  const classes = new Map(
    [
      ...xml.matchAll(/<servlet-name>(\w+)<\/servlet-name>\s*<servlet-class>(com\.datahub\.[\w.]+)<\/servlet-class>/g),
    ].map(([, name = '', className = '']) => [name, className]),
  );
  const mappings = xml.matchAll(/<servlet-name>(\w+)<\/servlet-name>\s*<url-pattern>([^<]+)<\/url-pattern>/g);
  return [...mappings].flatMap(([, name = '', path = '']): EndpointFacts[] => {
    const className = classes.get(name);
    return className === undefined
      ? []
      : [{ id: `GET ${path}`, api: 'service', file: classFile(className), parameters: [] }];
  });
}
