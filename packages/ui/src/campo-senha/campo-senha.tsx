import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';

export interface CampoSenhaProps extends CampoBase, Omit<ComponentProps<'input'>, 'children' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

export function CampoSenha({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  className,
  ...resto
}: CampoSenhaProps) {
  const [visivel, setVisivel] = useState(false);
  return (
    <Campo {...{ rotulo, dica, erro, obrigatorio, opcional, id, className }}>
      {(ligacao) => (
        <div className={entrada.caixa}>
          <input
            {...resto}
            {...ligacao}
            type={visivel ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(entrada.entrada, entrada.comDepois)}
          />
          <span className={entrada.depois}>
            <button
              type="button"
              className={entrada.icone}
              aria-label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
              aria-controls={ligacao.id}
              onClick={() => setVisivel(!visivel)}
            >
              {visivel ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          </span>
        </div>
      )}
    </Campo>
  );
}
