import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';

interface Named {
  name: string;
  offset: number;
}

/** What a Java text names. */
export interface JavaTypes {
  /** Of its declaration; empty without one. */
  package: string;
  /** Imported classes with their packages; `static` imports by the class they import from. */
  imports: (Named & { isStatic: boolean })[];
  /** Names that it gives to classes, type parameters, fields, and variables. */
  defined: ReadonlySet<string>;
  /** Simple names of classes that it uses. */
  used: readonly Named[];
}

/** Collects the classes that a syntax tree of Java uses, imports, and defines. */
export function readTypes(tree: Tree, code: string): JavaTypes {
  const textOf = ({ from, to }: { from: number; to: number }) => code.slice(from, to);
  const imports: JavaTypes['imports'] = [];
  const defined = new Set<string>();
  const used: Named[] = [];
  let ownPackage = '';
  tree.iterate({
    enter: (node) => {
      const text = textOf(node);
      if (node.name === 'PackageDeclaration') ownPackage = pathOf(node.node, textOf);
      else if (node.name === 'ImportDeclaration') {
        const isStatic = node.node.getChild('static') !== null;
        imports.push({ name: pathOf(node.node, textOf), offset: node.from, isStatic });
      } else if (node.name === 'Definition') defined.add(text);
      else if (isClassName(node, text)) used.push({ name: text, offset: node.from });
      return !/^(Package|Import)Declaration$/.test(node.name);
    },
  });
  return { package: ownPackage, imports, defined, used };
}

/** The dotted name, with a star if the import takes a whole package. */
function pathOf(declaration: SyntaxNode, textOf: (node: SyntaxNode) => string): string {
  const path = declaration.getChild('ScopedIdentifier') ?? declaration.getChild('Identifier');
  const name = path ? textOf(path).replace(/\s+/g, '') : '';
  return declaration.getChild('Asterisk') ? `${name}.*` : name;
}

/**
 * A type outside a qualified one, an annotation, or the first part of a call or an access when it is written like a class:
 * `Files.write(…)`, `ChangeType.UPSERT`.
 */
function isClassName(node: SyntaxNodeRef, text: string): boolean {
  const parent = node.node.parent?.name ?? '';
  const isFirst = node.node.prevSibling === null;
  // `com.example.Order` begins with a package.
  if (node.name === 'TypeName') return parent !== 'ScopedTypeName' || (isFirst && /^[A-Z]/.test(text));
  if (node.name !== 'Identifier' || !/^[A-Z]/.test(text)) return false;
  if (/Annotation$/.test(parent)) return true;
  return (
    isFirst && (parent === 'FieldAccess' || (parent === 'MethodInvocation' && node.node.nextSibling?.name === '.'))
  );
}
