/** /verificar/{código}: anybody looks up a signed document, and compares the file at hand with what is registered. */
import {
  formatarCodigoDeVerificacao,
  LETRAS_DA_VERIFICACAO,
  lerCodigoDeVerificacao,
} from '@credito/domain/assinatura/codigo-de-verificacao';
import { Aviso } from '@credito/ui/aviso/aviso';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { verificar } from '../chamadas-do-fluxo.ts';
import { AbrindoDocumento } from '../components/aberta.tsx';
import { FalhaAoAbrir } from '../components/falha-ao-abrir.tsx';
import { RegistroDaAssinatura } from '../components/registro-da-assinatura.tsx';
import { useCarga } from '../use-carga.ts';

const BASE = '/verificar';

export function VerificarScreen({ codigo: pedido }: { codigo: string | undefined }) {
  const [, navegar] = useLocation();
  const codigo = pedido === undefined ? null : lerCodigoDeVerificacao(pedido);
  const procurar = (qual: string) => navegar(`${BASE}/${qual}`);
  if (codigo === null) return <QualCodigo digitado={pedido} existe={null} aoProcurar={procurar} />;
  return <Registro key={codigo} codigo={codigo} aoProcurar={procurar} />;
}

function Registro({ codigo, aoProcurar }: { codigo: string; aoProcurar: (codigo: string) => void }) {
  const [, navegar] = useLocation();
  const { carga, repetir } = useCarga(useCallback(() => verificar(codigo), [codigo]));
  if (carga.fase === 'vindo') return <AbrindoDocumento />;
  if (carga.fase === 'veio')
    return (
      <RegistroDaAssinatura codigo={codigo} verificacao={carga.valor} aoConferirOutro={() => navegar(BASE)} />
    );
  if (carga.erro.status === 404)
    return (
      <QualCodigo digitado={formatarCodigoDeVerificacao(codigo)} existe={false} aoProcurar={aoProcurar} />
    );
  return <FalhaAoAbrir erro={carga.erro} aoTentar={repetir} />;
}

interface QualCodigoProps {
  digitado: string | undefined;
  /** Looked for already. */
  existe: false | null;
  aoProcurar: (codigo: string) => void;
}

function QualCodigo({ digitado = '', existe, aoProcurar }: QualCodigoProps) {
  const [codigo, setCodigo] = useState(digitado);
  const envio = useEnvio({
    valores: { codigo },
    conferir: (dito) => ({
      codigo:
        lerCodigoDeVerificacao(dito.codigo) === null
          ? `O código tem ${LETRAS_DA_VERIFICACAO} letras e números, como ABCD-EFGH-JKMN-PQRS.`
          : null,
    }),
  });
  return (
    <PaginaDePergunta
      titulo="Conferir um documento assinado"
      dica="O código de verificação está na última página do documento, ao lado do desenho quadrado (QR). Qualquer pessoa pode conferir."
      aviso={
        existe === false ? (
          <Aviso tom="atencao" aoVivo titulo="Não encontramos este código">
            <p>
              Confira letra por letra. Se estiver igual ao do papel, desconfie: o documento pode não ser
              nosso.
            </p>
          </Aviso>
        ) : undefined
      }
      acao={{ texto: 'Conferir', carregando: envio.enviando }}
      aoEnviar={() =>
        void envio.enviar(async () => {
          const lido = lerCodigoDeVerificacao(codigo);
          if (lido) aoProcurar(lido);
        })
      }
    >
      <CampoTexto
        rotulo="Código de verificação"
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={codigo}
        erro={envio.erros.codigo}
        onChange={(evento) => setCodigo(evento.currentTarget.value)}
      />
    </PaginaDePergunta>
  );
}
