import type { AssinanteNaGestao, EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { NO_MEIO_DA_FRASE } from '@credito/domain/assinatura/metodo';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { useState } from 'react';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { useReenviar } from '../envelope.queries.ts';
import { DialogoDoContato } from './dialogo-do-contato.tsx';
import { TrocaDeContato } from './troca-de-contato.tsx';

/** Everybody who signs, in their order, with what the desk may do for each of them. */
export function AssinantesDoEnvelope({ envelope }: { envelope: EnvelopeDaGestao }) {
  const [trocando, setTrocando] = useState<AssinanteNaGestao | null>(null);
  const reenviar = useReenviar(envelope);
  return (
    <>
      <ListaDeCartoes
        rotulo="Quem assina"
        nivel={3}
        cartoes={envelope.assinantes.map((assinante) => ({
          id: assinante.id,
          titulo: assinante.nome,
          estado: <Etiqueta tom={tomDo(assinante)}>{assinante.rotulo}</Etiqueta>,
          detalhe: <Detalhe envelope={envelope} assinante={assinante} />,
          acao:
            assinante.podeReenviar || assinante.podeTrocar ? (
              <>
                {assinante.podeReenviar ? (
                  <Botao
                    compacto
                    variante="secundario"
                    carregando={reenviar.isPending && reenviar.variables.id === assinante.id}
                    onClick={() => reenviar.mutate(assinante, { onError: (erro) => avisarErro(erro) })}
                  >
                    <span>Reenviar link</span>
                    <span className="so-leitor">{` para ${assinante.nome}`}</span>
                  </Botao>
                ) : null}
                {assinante.podeTrocar ? (
                  <Botao compacto variante="discreto" onClick={() => setTrocando(assinante)}>
                    <span>Corrigir contato</span>
                    <span className="so-leitor">{` de ${assinante.nome}`}</span>
                  </Botao>
                ) : null}
              </>
            ) : undefined,
        }))}
        vazio={null}
      />
      {trocando ? (
        <DialogoDoContato
          key={trocando.id}
          envelope={envelope}
          assinante={trocando}
          aoFechar={() => setTrocando(null)}
        />
      ) : null}
    </>
  );
}

function tomDo({ estado }: AssinanteNaGestao): 'sucesso' | 'erro' | 'espera' {
  if (estado === 'assinou') return 'sucesso';
  return ['recusou', 'devolvido', 'bloqueado'].includes(estado) ? 'erro' : 'espera';
}

function Detalhe({ envelope, assinante }: { envelope: EnvelopeDaGestao; assinante: AssinanteNaGestao }) {
  const { papel, desde, contatos, metodo, contatoVerificado, assinouEm, motivoDaRecusa, troca } = assinante;
  const telefone = contatos.telefone && formatarSeInteiro(contatos.telefone);
  const meios = [contatos.email, telefone].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        {assinouEm
          ? `${papel}. Assinou em ${formatarMomento(new Date(assinouEm))}.`
          : `${papel}. Nesta situação desde ${formatarMomento(new Date(desde))}.`}
      </p>
      {meios ? (
        <p>
          {`${meios}. ${assinouEm ? 'O link foi' : 'O link vai'} por ${NO_MEIO_DA_FRASE[metodo]}${contatoVerificado || assinouEm ? '' : ', que a pessoa ainda não confirmou'}.`}
        </p>
      ) : null}
      {motivoDaRecusa ? <p>{`Motivo: ${motivoDaRecusa}`}</p> : null}
      {troca ? <TrocaDeContato envelope={envelope} assinante={assinante} troca={troca} /> : null}
    </>
  );
}

/** Masked ones are shown as they came. */
const formatarSeInteiro = (telefone: string) =>
  /^\d+$/.test(telefone) ? formatarTelefone(telefone) : telefone;
