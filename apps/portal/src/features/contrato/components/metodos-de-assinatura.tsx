/** By which way each one who has not signed gets the link; what was chosen and not sent is forgotten on closing. */
import type { SignatarioDoContrato } from '@credito/api/signatario';
import {
  METODOS_DE_ASSINATURA,
  type MetodoDeAssinatura,
  ROTULO_DO_METODO,
} from '@credito/domain/assinatura/metodo';
import { textoDosLinks } from '@credito/domain/assinatura/saida-do-link';
import { agora } from '@credito/ui/aparelho/relogio';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { mostrarToast } from '@credito/ui/toast/toast';
import { type ComponentType, useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { metodosMudados } from '../metodos-mudados.ts';
import { useAto } from '../use-ato.ts';

export interface MetodosDeAssinaturaProps {
  alterar: (
    signatarios: readonly SignatarioDoContrato[],
    mudados: ReadonlyMap<string, MetodoDeAssinatura>,
  ) => Promise<void>;
  /** Said before what the server says (spec 3 section 8). */
  falhaAoAlterar: string;
  signatarios: readonly SignatarioDoContrato[];
  aoFechar: () => void;
  /** A dialog, or a page of its own. */
  Moldura: ComponentType<MolduraDosMetodos>;
}

export interface MolduraDosMetodos {
  titulo: string;
  acoes: Blocos;
  aoFechar: () => void;
  children: Blocos;
}

export function MetodosDeAssinatura({
  alterar,
  falhaAoAlterar,
  signatarios,
  aoFechar,
  Moldura,
}: MetodosDeAssinaturaProps) {
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<string, MetodoDeAssinatura>>(new Map());
  const { ocupado, recusa, executar, esquecer } = useAto();
  const pendentes = signatarios.filter(
    ({ assinatura }) => assinatura && (assinatura.podeAlterarMetodo || assinatura.semMetodo),
  );
  const originais = new Map(
    pendentes.flatMap(({ assinatura }) => (assinatura ? [[assinatura.assinanteId, assinatura.metodo]] : [])),
  );
  const mudados = metodosMudados(originais, escolhidos);
  const enviar = async () => {
    if (!(await executar(() => alterar(pendentes, mudados)))) return;
    mostrarToast({ texto: textoDosLinks([...mudados.values()], agora()), tom: 'sucesso' });
    aoFechar();
  };
  return (
    <Moldura
      titulo="Métodos de assinatura"
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao disabled={mudados.size === 0} carregando={ocupado} onClick={enviar}>
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
      <DialogoDeErro mensagem={recusa ? `${falhaAoAlterar}\n${recusa.message}` : null} aoFechar={esquecer} />
    </Moldura>
  );
}
