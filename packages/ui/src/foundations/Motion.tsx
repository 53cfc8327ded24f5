import Button from '@mui/material/Button';
import { useState } from 'react';
import { styled } from '../styles/styled.ts';
import type { TokenDescription } from '../theme/export/tokenList.ts';
import { shortName, useGroup } from './useTokens.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(1), margin: 0, justifyItems: 'start' },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& .words': { display: 'grid', gap: theme.spacing(0.25) },
  '& .track': {
    width: '100%',
    padding: theme.spacing(0.5),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.sunken,
    boxSizing: 'border-box',
  },
  '& .way': { display: 'block', width: `calc(100% - ${theme.spacing(4)})`, transitionProperty: 'translate' },
  '& .way[data-end]': { translate: '100% 0' },
  '& .dot': {
    display: 'block',
    width: theme.spacing(4),
    height: theme.spacing(4),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accent,
  },
  '& .still': { display: 'none', color: theme.vars.palette.roles.inkSoft },
  '@media (prefers-reduced-motion: reduce)': { '& .still': { display: 'block' } },
}));

function Playable({ token, easing }: { token: TokenDescription; easing: string }) {
  const [isAtEnd, setAtEnd] = useState(false);
  const name = shortName(token);
  return (
    <li>
      <div className="words">
        <b>{name}</b>
        <code>
          {token.light} · {token.variable}
        </code>
        <span>{token.purpose}</span>
      </div>
      <div className="track">
        <span className="way" data-end={isAtEnd || undefined} style={{ transitionDuration: token.light, transitionTimingFunction: easing }}>
          <span className="dot" />
        </span>
      </div>
      <Button size="small" variant="outlined" aria-pressed={isAtEnd} onClick={() => setAtEnd(!isAtEnd)}>
        Play {name}
      </Button>
      <span className="still">Your device asks for less motion: the dot is at its end at once.</span>
    </li>
  );
}

/** Shows the durations. A button (pointer, Enter or Space) moves a dot for the duration of its token. */
export function Motion() {
  const tokens = useGroup('motion');
  const easing = tokens.find(({ type }) => type === 'cubicBezier')?.light ?? '';
  return (
    <List>
      {tokens
        .filter(({ type }) => type === 'duration')
        .map((token) => (
          <Playable key={token.name} token={token} easing={easing} />
        ))}
    </List>
  );
}

const Plot = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  color: theme.vars.palette.roles.ink,
  '& svg': {
    width: theme.mall.size.qr,
    height: theme.mall.size.qr,
    overflow: 'visible',
    backgroundColor: theme.vars.palette.roles.sunken,
    borderRadius: theme.mall.radius.control,
  },
  '& path': { fill: 'none', stroke: theme.vars.palette.roles.accent, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Shows the easing curve of every animation: time on the x-axis, distance on the y-axis. */
export function Easing() {
  const tokens = useGroup('motion').filter(({ type }) => type === 'cubicBezier');
  return tokens.map((token) => {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...token.light.matchAll(/[\d.]+/g)].map(([text]) => Number(text));
    return (
      <Plot key={token.name}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={`M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
        </svg>
        <figcaption>
          <b>{shortName(token)}</b> <code>{token.light}</code> {token.purpose}
        </figcaption>
      </Plot>
    );
  });
}
