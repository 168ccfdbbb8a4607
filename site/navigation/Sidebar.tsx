import { SquareArrowOutUpRight } from 'lucide';
import type { NavNode } from '#model/navigation.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

type Category = Extract<NavNode, { type: 'category' }>;

interface BranchProps {
  nodes: readonly NavNode[];
  /** Path of the page being read; undefined in the tree that serves all pages. */
  path: string | undefined;
  /** Keys of the categories whose entries are included; undefined includes all of them. */
  open: readonly string[] | undefined;
}

function ManagedMark() {
  const { strings } = useSite();
  return (
    <span className="nav-managed" title={strings.managedOnly}>
      <span className="visually-hidden"> ({strings.managedOnly})</span>
    </span>
  );
}

/** A category whose entries are not in the document: a link that works without JavaScript and expands in place with it. */
function ClosedCategory({ node }: { node: Category }) {
  const { href } = useSite();
  return (
    <a className="nav-link nav-closed" href={href(node.path ?? node.firstPath)} data-nav-category={node.key}>
      <span>
        {node.label}
        {node.managedOnly && <ManagedMark />}
      </span>
    </a>
  );
}

function OpenCategory({ node, path, open }: { node: Category } & Omit<BranchProps, 'nodes'>) {
  const { href, strings } = useSite();
  const expanded = open === undefined ? node.open : true;
  const label = (
    <span>
      {node.label}
      {node.managedOnly && <ManagedMark />}
    </span>
  );
  return (
    <div className={node.path ? 'nav-category nav-category-linked' : 'nav-category'}>
      {node.path && (
        <a className="nav-link" href={href(node.path)} aria-current={node.path === path ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details data-nav-category={node.key} open={expanded}>
        <summary
          className="nav-link"
          aria-label={node.path ? fillLabel(strings.expandCategory, node.label) : undefined}
        >
          {!node.path && label}
        </summary>
        <Branch nodes={node.items} path={path} open={open} />
      </details>
    </div>
  );
}

function fillLabel(text: string, label: string): string {
  return text.replace('{label}', label);
}

function Entry({ node, path, open }: { node: NavNode } & Omit<BranchProps, 'nodes'>) {
  const { href } = useSite();
  if (node.type === 'link') {
    return (
      <a className="nav-link" href={node.href}>
        <span>{node.label}</span>
        <Icon of={SquareArrowOutUpRight} className="nav-outside" />
      </a>
    );
  }
  if (node.type === 'page') {
    return (
      <a className="nav-link" href={href(node.path)} aria-current={node.path === path ? 'page' : undefined}>
        <span>
          {node.label}
          {node.managedOnly && <ManagedMark />}
        </span>
      </a>
    );
  }
  const sent = open === undefined || open.includes(node.key) || node.open;
  return sent ? <OpenCategory node={node} path={path} open={open} /> : <ClosedCategory node={node} />;
}

function Branch({ nodes, path, open }: BranchProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.type === 'category' ? node.key : node.label}>
          <Entry node={node} path={path} open={open} />
        </li>
      ))}
    </ul>
  );
}

/** The docs navigation: for a page, only the branch that leads to it; for the shared tree file, all of it. */
export function SidebarTree(props: BranchProps) {
  const { strings } = useSite();
  return (
    <nav className="sidebar-nav" aria-label={strings.docsNavigation}>
      <Branch {...props} />
    </nav>
  );
}
