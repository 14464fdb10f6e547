/** One signer of a contract or an alteration: how far they are, and the link that can be sent again (spec 3 section 2.5). */
import type { SignatarioDoContrato } from '@credito/api/signatario';
import { TEXTO_DO_CONVITE_QUE_VOLTOU } from '@credito/domain/assinatura/assinante';
import { NO_MEIO_DA_FRASE } from '@credito/domain/assinatura/metodo';
import { textoDoReenvio } from '@credito/domain/assinatura/saida-do-link';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import estilos from '../contrato.module.css';
import { useAto } from '../use-ato.ts';

export function DetalheDoSignatario({ signatario }: { signatario: SignatarioDoContrato }) {
  const { signature, assinatura } = signatario;
  if (!assinatura) return null;
  const { papel, estado, rotulo, metodo, destino } = assinatura;
  return (
    <div className={estilos.pilha}>
      <p>{papel}</p>
      <p>{signature ? `Assinou em ${formatarMomento(new Date(signature))}.` : `${rotulo}.`}</p>
      {estado === 'devolvido' ? <p>{TEXTO_DO_CONVITE_QUE_VOLTOU}</p> : null}
      {!signature && destino ? <p>{`O link vai por ${NO_MEIO_DA_FRASE[metodo]}: ${destino}`}</p> : null}
    </div>
  );
}

interface AcaoDoSignatarioProps {
  signatario: SignatarioDoContrato;
  reenviar: (signatario: SignatarioDoContrato) => Promise<void>;
}

export function AcaoDoSignatario({ signatario, reenviar }: AcaoDoSignatarioProps) {
  const { assinatura, personType } = signatario;
  if (!assinatura?.podeReenviar) return null;
  return (
    <div className={estilos.acoes}>
      {personType === 'estudante' ? <AssinarAgora assinanteId={assinatura.assinanteId} /> : null}
      <ReenviarLink signatario={signatario} reenviar={reenviar} />
    </div>
  );
}

function AssinarAgora({ assinanteId }: { assinanteId: string }) {
  const [, navegar] = useLocation();
  return (
    <Botao largo onClick={() => navegar(`/assinar/${assinanteId}`)}>
      Assinar agora
    </Botao>
  );
}

/** Not sent again, being sent, sent; a refusal leads back to the first. */
function ReenviarLink({ signatario, reenviar }: AcaoDoSignatarioProps) {
  const [enviado, setEnviado] = useState<Date | null>(null);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const metodo = signatario.assinatura?.metodo ?? 'email';
  if (enviado) return <p role="status">{textoDoReenvio(metodo, enviado)}</p>;
  return (
    <>
      <Botao
        largo
        variante="secundario"
        carregando={ocupado}
        onClick={async () => {
          if (await executar(() => reenviar(signatario))) setEnviado(agora());
        }}
      >
        <span>Reenviar link</span>
        <span className="so-leitor">{` para ${signatario.name}`}</span>
      </Botao>
      <DialogoDeErro
        mensagem={recusa ? `Houve um erro ao tentar reenviar o link.\n${recusa.message}` : null}
        aoFechar={esquecer}
      />
    </>
  );
}
