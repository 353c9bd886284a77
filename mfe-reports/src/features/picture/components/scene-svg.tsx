import { useId, type ReactNode } from 'react';
import {
  swatchShape,
  swatchWidth,
  type PictureKind,
  type Scene,
  type SeriesLook,
  type Shape,
} from '@cadence/shared-contract/charts';
import { cx } from '@cadence/shared-ui';

/** Radius of the pointer target, in pixels: larger than the visible mark. */
const REACH = 9;
const DASHES = '4 3';
const SWATCH_HEIGHT = 10;

/** The hatch of a missed week; a name in the page, because colours of a pattern come from where it is defined. */
function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className="rep-hatch-line" x1="0.5" y1="0" x2="0.5" y2="5" />
    </pattern>
  );
}

interface DrawnProps {
  readonly shape: Shape;
  readonly hatch: string;
}

function Area({
  shape,
  hatch,
}: DrawnProps & { readonly shape: Extract<Shape, { type: 'rect' }> }): ReactNode {
  const { x, y, width, height, ink, title } = shape;
  // The edge of a hatch or of a pale area is inside it.
  const edge = (ink === 'hatch' || ink === 'pale') && width > 2 && height > 2 ? 0.5 : 0;
  return (
    <rect
      className={`rep-ink-${ink}`}
      x={x + edge}
      y={y + edge}
      width={width - 2 * edge}
      height={height - 2 * edge}
      rx={Math.min(2, width / 2, height / 2)}
      fill={ink === 'hatch' ? `url(#${hatch})` : undefined}
    >
      {title !== null && <title>{title}</title>}
    </rect>
  );
}

function Drawn({ shape, hatch }: DrawnProps): ReactNode {
  switch (shape.type) {
    case 'rect':
      return <Area shape={shape} hatch={hatch} />;
    case 'path':
      return (
        <polyline
          className={`rep-ink-${shape.ink}`}
          points={shape.points.map(([x, y]) => `${x},${y}`).join(' ')}
          strokeWidth={shape.width}
          strokeDasharray={shape.isDashed ? DASHES : undefined}
        />
      );
    case 'dot':
      return (
        <g className={`rep-ink-${shape.ink}`}>
          {shape.title !== null && <title>{shape.title}</title>}
          {shape.title !== null && <circle className="rep-reach" cx={shape.x} cy={shape.y} r={REACH} />}
          <circle cx={shape.x} cy={shape.y} r={shape.radius} />
        </g>
      );
    case 'text':
      return (
        <text
          className={cx(`rep-ink-${shape.ink}`, shape.isStrong && 'rep-strong')}
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.anchor}
        >
          {shape.title !== null && <title>{shape.title}</title>}
          {shape.text}
        </text>
      );
  }
}

const useHatch = (): string => `rep-hatch-${useId().replaceAll(/\W/gu, '')}`;

/** A scene as one image; `label` says what it shows. */
export function SceneSvg({ scene, label }: { readonly scene: Scene; readonly label: string }): ReactNode {
  const hatch = useHatch();
  const { width, height, shapes } = scene;
  return (
    <svg
      className="rep-scene"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      {shapes.map((shape, index) => (
        // A scene is drawn as a whole: its shapes have no identity beyond their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Drawn key={index} shape={shape} hatch={hatch} />
      ))}
    </svg>
  );
}

/** How a series looks, before its name in a legend. */
export function Swatch({ kind, look }: { readonly kind: PictureKind; readonly look: SeriesLook }): ReactNode {
  const hatch = useHatch();
  const width = swatchWidth(kind);
  return (
    <svg
      className="rep-scene"
      aria-hidden
      viewBox={`0 0 ${width} ${SWATCH_HEIGHT}`}
      width={width}
      height={SWATCH_HEIGHT}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      <Drawn shape={swatchShape(kind, look, [0, SWATCH_HEIGHT / 2])} hatch={hatch} />
    </svg>
  );
}
