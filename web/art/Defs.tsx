import type { ReactElement } from 'react';

/** Gradients and hatchings that drawings share by their ids: once on every page. */
export const ArtDefs = (): ReactElement => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <defs>
      <linearGradient id="piece-sheen" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".34" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".3" />
      </linearGradient>
      <pattern id="piece-fog" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.2" height="9" fill="#000" opacity=".3" />
      </pattern>
    </defs>
  </svg>
);
