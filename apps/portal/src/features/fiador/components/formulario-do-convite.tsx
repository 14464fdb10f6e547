import type { ContextoDoConvite } from '@credito/domain/fiador/convite.plano';
import { isNomeCompleto } from '@credito/domain/pessoa/nome';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { ResumoDeErros } from '@credito/ui/resumo-de-erros/resumo-de-erros';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

type Modo = 'convidar' | 'preencher';

const TEXTOS: Readonly<Record<Modo, { titulo: string; acao: string; outro: string }>> = {
  convidar: {
    titulo: 'Quem vai ser o seu fiador?',
    acao: 'Enviar convite',
    outro: 'Prefiro preencher pelo fiador',
  },
  preencher: {
    titulo: 'De quem você vai preencher os dados?',
    acao: 'Avançar',
    outro: 'Prefiro que o fiador preencha',
  },
};

interface FormularioDoConviteProps
  extends Omit<TelaDoPassoProps<ContextoDoConvite>, 'progresso' | 'direcao' | 'textoDaAcao'> {
  modo: Modo;
  aoMudarModo: (modo: Modo) => void;
  /** Age, and the income that this course asks for. */
  quemPodeSer: string;
}

export function FormularioDoConvite({
  passo,
  contexto,
  etapa,
  dono,
  wizard,
  enviar,
  voltar,
  modo,
  aoMudarModo,
  quemPodeSer,
}: FormularioDoConviteProps) {
  const [confirmando, setConfirmando] = useState(false);
  const { form, aoEnviar, enviando, falha, aoFecharFalha, recuperado, erros } = useFormularioDoPasso({
    passo,
    contexto,
    dono,
    wizard,
    enviar,
  });
  const nome = String(useWatch({ control: form.control, name: 'nomePessoa' }) ?? '');
  // Asked only of those whom it concerns: a document with a single name (case NAME-03).
  const campos = passo.campos.filter(
    ({ nome: campo }) => campo !== 'nomeUnico' || (nome.trim() !== '' && !isNomeCompleto(nome)),
  );
  const textos = TEXTOS[modo];
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        titulo={textos.titulo}
        dica={
          <>
            <p>{passo.texto}</p>
            <p>
              <strong>{quemPodeSer}</strong>
            </p>
          </>
        }
        ajuda={{
          titulo: 'Quem pode ser fiador?',
          conteudo: (
            <p>
              Não pode ser você. Ela vai enviar documento, comprovante de renda e uma selfie, e só ela pode
              aceitar.
            </p>
          ),
        }}
        aviso={
          <>
            {avisoDoFormulario(modo, recuperado)}
            <ResumoDeErros erros={erros} />
          </>
        }
        acao={{ texto: textos.acao, carregando: enviando }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            onClick={() => (modo === 'convidar' ? setConfirmando(true) : aoMudarModo('convidar'))}
          >
            {textos.outro}
          </Botao>
        }
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        {campos.map((campo) => (
          <CampoDoPasso key={campo.nome} campo={campo} form={form} />
        ))}
      </PaginaDePergunta>
      <Dialogo
        aberto={confirmando}
        aoFechar={() => setConfirmando(false)}
        titulo="Dados do fiador"
        acoes={
          <>
            <Botao onClick={() => setConfirmando(false)}>O fiador preenche</Botao>
            <Botao
              variante="secundario"
              onClick={() => {
                setConfirmando(false);
                aoMudarModo('preencher');
              }}
            >
              Eu preencho
            </Botao>
          </>
        }
      >
        <p>
          Tem certeza? É mais rápido e mais seguro quando o próprio fiador preenche: ele conhece os dados, tem
          os documentos à mão e vai precisar entrar de qualquer forma para aceitar.
        </p>
      </Dialogo>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}

function avisoDoFormulario(modo: Modo, recuperado: boolean) {
  if (recuperado)
    return (
      <Aviso tom="informacao">Recuperamos o que você já tinha digitado. Confira antes de avançar.</Aviso>
    );
  if (modo === 'preencher')
    return (
      <Aviso tom="atencao">
        Você preenche os dados e envia os documentos. Mesmo assim, só o fiador pode aceitar, com a conta dele.
      </Aviso>
    );
  return undefined;
}
