/** By which way each one who has not signed gets the link; what was chosen and not sent is forgotten on closing. */
import type { SignatarioDoContrato } from '@credito/api/contrato-assinatura.rotas';
import {
  METODOS_DE_ASSINATURA,
  type MetodoDeAssinatura,
  ROTULO_DO_METODO,
} from '@credito/domain/assinatura/metodo';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Escolha } from '@credito/ui/escolha/escolha';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { metodosMudados } from '../metodos-mudados.ts';
import { useAto } from '../use-ato.ts';

export interface MetodosDeAssinaturaProps {
  alterar: (
    signatarios: readonly SignatarioDoContrato[],
    mudados: ReadonlyMap<string, MetodoDeAssinatura>,
  ) => Promise<void>;
  /** Said before what the server says (spec 3 section 8). */
  falha: string;
  signatarios: readonly SignatarioDoContrato[];
  aoFechar: () => void;
}

export function MetodosDeAssinatura({ alterar, falha, signatarios, aoFechar }: MetodosDeAssinaturaProps) {
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<string, MetodoDeAssinatura>>(new Map());
  const { ocupado, recusa, executar, esquecer } = useAto();
  const pendentes = signatarios.filter(
    ({ assinatura }) => assinatura && (assinatura.podeAlterarMetodo || assinatura.semMetodo),
  );
  const originais = new Map(
    pendentes.flatMap(({ assinatura }) => (assinatura ? [[assinatura.assinanteId, assinatura.metodo]] : [])),
  );
  const mudados = metodosMudados(originais, escolhidos);
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Métodos de assinatura"
      descrito={false}
      acoes={
        <>
          <Botao
            disabled={mudados.size === 0}
            carregando={ocupado}
            onClick={async () => {
              if (!(await executar(() => alterar(pendentes, mudados)))) return;
              mostrarToast({ texto: 'Os links foram enviados para os contatos alterados.', tom: 'sucesso' });
              aoFechar();
            }}
          >
            Enviar links
          </Botao>
          <Botao variante="secundario" onClick={aoFechar}>
            Fechar
          </Botao>
        </>
      }
    >
      <p>Escolha por onde cada pessoa que ainda não assinou recebe o link.</p>
      {pendentes.map(({ name, assinatura }) =>
        assinatura ? (
          <Escolha
            key={assinatura.assinanteId}
            rotulo={name}
            name={`metodo-${assinatura.assinanteId}`}
            ladoALado
            value={escolhidos.get(assinatura.assinanteId) ?? assinatura.metodo}
            aoMudar={(metodo) => setEscolhidos(new Map(escolhidos).set(assinatura.assinanteId, metodo))}
            opcoes={METODOS_DE_ASSINATURA.map((metodo) => ({
              valor: metodo,
              titulo: ROTULO_DO_METODO[metodo],
              desabilitada: metodo !== assinatura.metodo && !assinatura.podeAlterarMetodo,
              motivo: assinatura.semMetodo ?? undefined,
            }))}
          />
        ) : null,
      )}
      <DialogoDeErro mensagem={recusa ? `${falha}\n${recusa.message}` : null} aoFechar={esquecer} />
    </Dialogo>
  );
}
