/** "Confira os seus dados": everything of one person on one page; what changes will ask for is said while it is typed. */
import {
  type ContextoDaAtualizacao,
  comoParticipante,
} from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { DICA_DE_CONFERENCIA } from '@credito/domain/atualizacao/plano';
import { documentosDaMudanca, opcoesDeEstadoCivil, telefoneMudou } from '@credito/domain/atualizacao/provas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { perguntaRegime } from '@credito/domain/participante/passos-do-estado-civil';
import { respostasQueValem } from '@credito/domain/pendencia/correcao-de-dados';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { mesmoEmail } from '@credito/domain/pessoa/email';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useBuscaDoEndereco } from '../participante/campos-do-endereco.tsx';
import { CamposDosDados } from '../participante/campos-dos-dados.tsx';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { paraRespostas, type ValoresDoFormulario } from '../wizard/valores.ts';
import estilos from './atualizacao.module.css';
import { useBlocoAtual } from './bloco-atual.tsx';

export function PassoDosDados(tela: TelaDoPassoProps<ContextoDaAtualizacao>) {
  const { pessoa, aoCancelar } = useBlocoAtual();
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const busca = useBuscaDoEndereco(form);
  const { contexto, passo } = tela;
  const campos = passo.campos.map((campo) =>
    campo.nome === 'estadoCivil' ? { ...campo, opcoes: opcoesDeEstadoCivil(contexto.originais) } : campo,
  );
  const motivos = pessoa.pendencias?.motivos ?? [];
  return (
    <PaginaDoPasso
      tela={tela}
      formulario={formulario}
      dica={
        <>
          <p>{passo.texto}</p>
          <p>{DICA_DE_CONFERENCIA}</p>
        </>
      }
      semMoldura
      desabilitada={busca === 'buscando'}
      acaoSecundaria={
        <Botao variante="discreto" largo onClick={aoCancelar}>
          Cancelar
        </Botao>
      }
    >
      {motivos.length > 0 ? (
        <Aviso tom="atencao" titulo="O que a análise pediu">
          {motivos.map((motivo) => (
            <p key={motivo}>{motivo}</p>
          ))}
        </Aviso>
      ) : null}
      <Cartao titulo="Quem você é">
        <dl className={estilos.fatos}>
          <div>
            <dt>Nome</dt>
            <dd>{pessoa.nome}</dd>
          </div>
          <div>
            <dt>CPF</dt>
            <dd>{formatarCpf(pessoa.cpf)}</dd>
          </div>
        </dl>
      </Cartao>
      <Cartao titulo="Contato">
        <div className={estilos.pilha}>
          <CampoDoPasso campo={campoDoPasso(tela, 'telefone')} form={form} />
          <CampoDoPasso campo={campoDoPasso(tela, 'email')} form={form} />
        </div>
      </Cartao>
      <CamposDosDados
        campos={campos}
        form={form}
        busca={busca}
        perguntaRegime={(estadoCivil) =>
          perguntaRegime(comoParticipante(contexto, { ...contexto.respostas, estadoCivil }))
        }
      />
      <OQueVamosPedir contexto={contexto} campos={passo.campos} form={form} />
    </PaginaDoPasso>
  );
}

/** Nobody finds out after "Conferi tudo" that a document is missing. */
function OQueVamosPedir({
  contexto: { originais, respostas, cpfNoDocumentoDoConjuge },
  campos,
  form,
}: {
  contexto: ContextoDaAtualizacao;
  campos: TelaDoPassoProps<ContextoDaAtualizacao>['passo']['campos'];
  form: UseFormReturn<ValoresDoFormulario>;
}) {
  const valores = useWatch({ control: form.control });
  const agora = respostasQueValem({ ...respostas, ...paraRespostas(campos, valores) });
  const pedidos = [
    ...(telefoneMudou(originais, agora) ? ['O código que enviaremos ao celular novo'] : []),
    ...documentosDaMudanca(originais, agora, cpfNoDocumentoDoConjuge)
      .filter(({ opcional }) => !opcional)
      .map(({ tipoDocumento }) =>
        tipoDocumento === 'CPF_CONJUGE'
          ? `${rotuloDoDocumento(tipoDocumento)}, se o documento de identidade não o mostrar`
          : rotuloDoDocumento(tipoDocumento),
      ),
  ];
  const emailMudou = !mesmoEmail(String(originais.email ?? ''), String(agora.email ?? ''));
  return (
    <div role="status">
      {emailMudou ? (
        <Aviso tom="informacao">
          O e-mail novo passa a valer quando a atualização for concluída. Até lá, escrevemos ao atual.
        </Aviso>
      ) : null}
      {pedidos.length > 0 ? (
        <Aviso tom="informacao" titulo="Com o que você mudou, vamos pedir em seguida">
          <ul>
            {pedidos.map((pedido) => (
              <li key={pedido}>{pedido}</li>
            ))}
          </ul>
        </Aviso>
      ) : null}
    </div>
  );
}
