import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useQuery } from '@tanstack/react-query';
import { consultaDasInstituicoes } from '../../../tela/consulta-das-instituicoes.ts';
import { type EscolhaDoLote, termoEscolhido } from '../lote.ts';
import estilos from './lote.module.css';

/** Every institution of the catalogue, as analysts filter their queues by them. */
const FILA_DE_QUEM_GERA = 'PADC';

export function EscolhaDoLoteDeContratos({
  escolha,
  desabilitada,
  aoMudar,
}: {
  escolha: EscolhaDoLote;
  desabilitada: boolean;
  aoMudar: (nova: EscolhaDoLote) => void;
}) {
  const { data } = useQuery(consultaDasInstituicoes(FILA_DE_QUEM_GERA));
  return (
    <fieldset className={estilos.escolha} disabled={desabilitada}>
      <legend className="so-leitor">Para quem são os contratos</legend>
      <Selecao
        rotulo="Instituição"
        vazio="Escolha a instituição"
        opcoes={(data?.instituicoes ?? []).map(({ id, nome }) => ({ valor: String(id), texto: nome }))}
        value={escolha.instituicaoId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          aoMudar({ ...escolha, instituicaoId: value === '' ? null : Number(value) })
        }
      />
      <CampoTexto
        rotulo="Ano"
        numeros
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={escolha.ano}
        erro={termoEscolhido(escolha) ? undefined : 'Escreva o ano com quatro números.'}
        onChange={({ currentTarget }) => aoMudar({ ...escolha, ano: currentTarget.value })}
      />
      <Selecao
        rotulo="Semestre"
        opcoes={[
          { valor: '1', texto: '1º semestre' },
          { valor: '2', texto: '2º semestre' },
        ]}
        value={String(escolha.semestre)}
        onChange={({ currentTarget }) =>
          aoMudar({ ...escolha, semestre: currentTarget.value === '1' ? 1 : 2 })
        }
      />
      <CampoTexto
        rotulo="Último mês do curso"
        opcional
        type="date"
        dica="Em branco, o fim previsto de cada curso."
        value={escolha.fimDoCurso}
        onChange={({ currentTarget }) => aoMudar({ ...escolha, fimDoCurso: currentTarget.value })}
      />
    </fieldset>
  );
}
