/** Address, marital status and spouse on one page (spec 3 sections 2.8 and 2.9): of a correction and of an update. */
import { temConjuge } from '@credito/domain/participante/estado-civil';
import type { Campo } from '@credito/domain/wizard/plano';
import { Cartao } from '@credito/ui/cartao/cartao';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import type { ValoresDoFormulario } from '../wizard/valores.ts';
import { type BuscaDoEndereco, CamposDoEndereco } from './campos-do-endereco.tsx';
import estilos from './participante.module.css';

interface CamposDosDadosProps {
  campos: readonly Campo[];
  form: UseFormReturn<ValoresDoFormulario>;
  busca: BuscaDoEndereco;
  /** Whether this marital status has a regime to ask for. */
  perguntaRegime: (estadoCivil: unknown) => boolean;
}

export function CamposDosDados({ campos, form, busca, perguntaRegime }: CamposDosDadosProps) {
  const estadoCivil = useWatch({ control: form.control, name: 'estadoCivil' });
  const uniaoEstavel = useWatch({ control: form.control, name: 'uniaoEstavel' });
  const casado = estadoCivil === 'CASADO';
  const campo = (nome: string) => {
    const achado = campos.find((um) => um.nome === nome);
    return achado ? <CampoDoPasso key={nome} campo={achado} form={form} /> : null;
  };
  return (
    <>
      <Cartao titulo="Endereço">
        <div className={estilos.pilha}>
          <CamposDoEndereco campos={campos} form={form} busca={busca} />
        </div>
      </Cartao>
      <Cartao titulo="Estado civil">
        <div className={estilos.pilha}>
          {campo('estadoCivil')}
          {casado || !estadoCivil ? null : campo('uniaoEstavel')}
          {perguntaRegime(estadoCivil) ? campo('regimeDeBens') : null}
        </div>
      </Cartao>
      {temConjuge(estadoCivil, casado ? 'N' : uniaoEstavel) ? (
        <Cartao titulo="Cônjuge ou companheiro">
          <div className={estilos.pilha}>{['nomeConjuge', 'cpfConjuge', 'emailConjuge'].map(campo)}</div>
        </Cartao>
      ) : null}
    </>
  );
}
