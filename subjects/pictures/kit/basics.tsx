import { ChevronDown, type IconNode, Plus, Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { Box, type BoxProps } from './Box.tsx';

type Placed = Pick<BoxProps, 'at'>;

/** Boxes side by side. */
export function Row({ c = '', ...props }: BoxProps) {
  return <Box c={`row ${c}`} {...props} />;
}

/** Boxes one below the other. */
export function Column({ c = '', ...props }: BoxProps) {
  return <Box c={`column ${c}`} {...props} />;
}

/** Text of less weight. */
export function Muted({ children, c = '' }: { children: ReactNode; c?: string }) {
  return (
    <Box as="span" c={`muted ${c}`}>
      {children}
    </Box>
  );
}

/** The name of a screen, a section, or an asset. */
export function Title({ children, c = '', at }: { children: ReactNode; c?: string; at?: string }) {
  return (
    <Box as="b" c={`title ${c}`} at={at}>
      {children}
    </Box>
  );
}

/** A button: with a border, the main button of a form, or only text. */
export function Button({
  label,
  icon,
  kind = 'plain',
  at,
  c = '',
}: Placed & { label?: string; icon?: IconNode; kind?: 'plain' | 'primary' | 'text'; c?: string }) {
  return (
    <Box as="span" c={`button ${kind === 'plain' ? '' : kind} ${c}`} at={at}>
      {icon && <Icon of={icon} />}
      {label}
    </Box>
  );
}

/** A button that adds something. */
export function AddButton({ label, at }: Placed & { label: string }) {
  return <Button label={label} icon={Plus} kind="text" at={at} />;
}

/** A text field, with its content or its placeholder. */
export function Input({
  value,
  hint,
  icon,
  at,
  c = '',
}: Placed & { value?: string; hint?: string; icon?: IconNode; c?: string }) {
  return (
    <Box c={`input ${c}`} at={at}>
      {icon && <Icon of={icon} />}
      {value ?? <Muted>{hint}</Muted>}
    </Box>
  );
}

/** A field to search with. */
export function SearchInput({ hint, value, at, c = '' }: Placed & { hint?: string; value?: string; c?: string }) {
  return <Input icon={Search} at={at} c={c} {...(value === undefined ? { hint: hint ?? '' } : { value })} />;
}

/** A field to choose in. */
export function Select({ children, at, c = '' }: Placed & { children: ReactNode; c?: string }) {
  return (
    <Box c={`input ${c}`} at={at}>
      <Row c="grow">{children}</Row>
      <Icon of={ChevronDown} />
    </Box>
  );
}

/** A field of a form with its label. */
export function Field({ label, hint, at, children }: Placed & { label: string; hint?: string; children: ReactNode }) {
  return (
    <Column c="field" at={at}>
      <b>{label}</b>
      {hint && <Muted>{hint}</Muted>}
      {children}
    </Column>
  );
}

/** A switch. */
export function Switch({ label, on, at }: Placed & { label: string; on: boolean }) {
  return (
    <Row c="switch" on={on} at={at}>
      <span />
      {label}
    </Row>
  );
}

/** A checkbox. */
export function Check({ children, on }: { children: ReactNode; on?: boolean }) {
  return (
    <Row c="check" on={on}>
      <span />
      <Box as="span">{children}</Box>
    </Row>
  );
}

/** Names, one of which is chosen; `places` lists those that a callout can point to. */
export function Tabs({
  names,
  chosen,
  places = {},
}: {
  names: readonly string[];
  chosen: string;
  places?: Readonly<Record<string, string>>;
}) {
  return (
    <Row c="tabs">
      {names.map((name) => (
        <Box as="span" key={name} on={name === chosen} at={places[name]}>
          {name}
        </Box>
      ))}
    </Row>
  );
}

/** Entries, one of which can be chosen. */
export function Menu({
  items,
  at,
  places = {},
}: Placed & { items: readonly { label: string; icon?: IconNode }[]; places?: Readonly<Record<string, string>> }) {
  return (
    <Column c="menu" at={at}>
      {items.map(({ label, icon }) => (
        <Row key={label} at={places[label]}>
          {icon && <Icon of={icon} />}
          {label}
        </Row>
      ))}
    </Column>
  );
}

/** A dialog with its buttons, on the page behind it. */
export function Modal({ title, buttons, children }: { title: ReactNode; buttons?: ReactNode; children: ReactNode }) {
  return (
    <Box c="backdrop">
      <Column c="modal">
        <Title>{title}</Title>
        <Column c="modal-body">{children}</Column>
        {buttons && <Row c="end">{buttons}</Row>}
      </Column>
    </Box>
  );
}

interface FormModalProps extends Placed {
  title: ReactNode;
  /** Labels of the two buttons. */
  cancel: string;
  confirm: string;
  children: ReactNode;
}

/** A dialog whose buttons cancel and confirm; the second is the one with a place. */
export function FormModal({ title, cancel, confirm, at, children }: FormModalProps) {
  return (
    <Modal
      title={title}
      buttons={
        <>
          <Button kind="text" label={cancel} />
          <Button kind="primary" label={confirm} at={at} />
        </>
      }
    >
      {children}
    </Modal>
  );
}

/** A figure with its name. */
export function Stat({ label, value, at }: Placed & { label: string; value: ReactNode }) {
  return (
    <Column c="stat" at={at}>
      <Muted>{label}</Muted>
      <div>{value}</div>
    </Column>
  );
}
