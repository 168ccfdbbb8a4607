import { Box } from './Box.tsx';
import { Row } from './basics.tsx';

/** The steps of a form, one of which is current. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <Row c="steps">
      {names.map((name, index) => (
        <Row key={name} on={index === current}>
          <Box as="span" c="step">
            {index + 1}
          </Box>
          <Box as="span" c={index === current ? '' : 'wide'}>
            {name}
          </Box>
        </Row>
      ))}
    </Row>
  );
}
