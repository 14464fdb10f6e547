/** What the link in the guardian's e-mail opens: who asks, what for, and one answer (decisions, "Who is who"). */

import { isRecusa } from '@credito/api/cliente';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { ConfirmarCpf } from '../components/confirmar-cpf.tsx';
import { LerEResponder } from '../components/ler-e-responder.tsx';
import { type Autorizacao, consultarAutorizacao } from '../responsavel.queries.ts';

type Resposta = 'autorizada' | 'recusada';

export function AutorizacaoResponsavelScreen() {
  const codigo = useSegredoDoEndereco('codigo');
  const [lida, setLida] = useState<{ cpf: string; estudante: string; autorizacao: Autorizacao } | null>(null);
  const [resposta, setResposta] = useState<Resposta | null>(null);
  const [morto, setMorto] = useState<string | null>(null);
  const consulta = useQuery({
    queryKey: ['autorizacao-responsavel', codigo],
    queryFn: () => consultarAutorizacao(codigo),
    enabled: codigo !== '' && lida === null && resposta === null,
    retry: false,
    gcTime: 0,
  });
  const recusado = isRecusa(consulta.error) ? consulta.error : null;

  if (resposta) return <Registrada resposta={resposta} />;
  if (codigo === '' || morto !== null || recusado) return <LinkMorto motivo={morto ?? recusado?.message} />;
  if (consulta.isError)
    return (
      <PaginaQueFalhou titulo="Não foi possível abrir o pedido" aoTentar={() => void consulta.refetch()}>
        {motivoDaFalha(consulta.error)}
      </PaginaQueFalhou>
    );
  if (lida)
    return (
      <LerEResponder
        codigo={codigo}
        cpf={lida.cpf}
        estudante={lida.estudante}
        autorizacao={lida.autorizacao}
        aoResponder={setResposta}
        aoMorrer={setMorto}
      />
    );
  if (!consulta.data)
    return (
      <Carregando>
        <Esqueleto forma="cartao" />
      </Carregando>
    );
  return (
    <ConfirmarCpf
      codigo={codigo}
      estudante={consulta.data.estudante}
      instituicao={consulta.data.instituicao}
      aoConfirmar={(cpf, estudante, autorizacao) => setLida({ cpf, estudante, autorizacao })}
      aoMorrer={setMorto}
    />
  );
}

function LinkMorto({ motivo }: { motivo: string | undefined }) {
  return (
    <Pagina>
      {motivo === undefined ? (
        <CartaoDeEstado
          estado={{ tom: 'espera', texto: 'Falta o link' }}
          frase="Abra o link do e-mail outra vez"
          detalhe={<p>Por segurança, ele não fica na página quando ela é recarregada.</p>}
        />
      ) : (
        <CartaoDeEstado
          estado={{ tom: 'erro', texto: 'Link sem validade' }}
          frase="Este link não abre mais"
          detalhe={<p>{motivo}</p>}
        />
      )}
    </Pagina>
  );
}

function Registrada({ resposta }: { resposta: Resposta }) {
  return (
    <Pagina>
      {resposta === 'autorizada' ? (
        <CartaoDeEstado
          estado={{ tom: 'sucesso', texto: 'Autorizada' }}
          frase="Sua autorização está registrada"
          detalhe={<p>Avisamos o estudante. Você não precisa fazer mais nada e pode fechar esta página.</p>}
        />
      ) : (
        <CartaoDeEstado
          estado={{ tom: 'neutro', texto: 'Não autorizada' }}
          frase="Registramos que você não autoriza"
          detalhe={<p>Sem a sua autorização, a solicitação não é enviada. Você pode fechar esta página.</p>}
        />
      )}
    </Pagina>
  );
}
