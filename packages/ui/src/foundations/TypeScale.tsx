import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { typePurposes, type Variant } from './purposes.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(0.5), margin: 0 },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

const variants = Object.keys(typePurposes).filter((name): name is Variant => name in typePurposes);

/** The type scale, each variant with its purpose. */
export function TypeScale({ sample = 'Give your skin a little time' }: { sample?: string }) {
  return (
    <List>
      {variants.map((variant) => (
        <li key={variant}>
          <Typography variant={variant} component="span">
            {sample}
          </Typography>
          <code>
            {variant}: {typePurposes[variant]}
          </code>
        </li>
      ))}
    </List>
  );
}
