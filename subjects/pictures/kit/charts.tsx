/**
 * A bar chart without axes.
 * @param values one for each bar; the largest has the full height
 */
export function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  const step = Math.floor(300 / values.length);
  const bars = values.map((value, index) => ({ x: index * step + 2, height: Math.round((value / most) * 76) }));
  return (
    <svg className="k-bars" viewBox="0 0 300 80" aria-hidden="true">
      {bars.map(({ x, height }) => (
        <rect key={x} x={x} y={80 - height} width={step - 6} height={height} rx="2" />
      ))}
    </svg>
  );
}
