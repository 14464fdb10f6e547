/** How much personal data each member of the staff opened today, and who went beyond a day's worth (ADR 0034). */

import type { UsoDoDia, UsosDaEquipe } from '@credito/api/gestao-cotas.rotas';
import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { FICHA_DO_USO } from '@credito/domain/gestao/cotas';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../../../sessao/use-sessao.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { DialogoDeLiberacao } from '../components/dialogo-de-liberacao.tsx';
import { consultaDosUsos, useMarcarComoVisto } from '../uso-de-dados.queries.ts';
import estilos from './uso-de-dados-screen.module.css';

const numero = (quanto: number) => formatarNumero(quanto);

export default function UsoDeDadosScreen() {
  useTitulo('Uso de dados');
  const usos = useQuery(consultaDosUsos);
  const [liberando, setLiberando] = useState<UsoDoDia | null>(null);
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Uso de dados</h1>
        <p className={estilosDaPagina.sub}>
          Quanto dado pessoal cada pessoa da equipe abriu hoje. Quem chega à cota aparece aqui; no dobro dela,
          o acesso é recusado até a meia-noite.
        </p>
      </header>
      {usos.isError ? <FalhaAoCarregar consulta={usos} /> : null}
      {usos.isPending ? <EsqueletoDeLista quantos={5} /> : null}
      {usos.data ? (
        <>
          <Alertas dados={usos.data} aoLiberar={setLiberando} />
          <Hoje dados={usos.data} aoLiberar={setLiberando} />
        </>
      ) : null}
      {liberando ? <DialogoDeLiberacao uso={liberando} aoFechar={() => setLiberando(null)} /> : null}
    </div>
  );
}

interface Partes {
  dados: UsosDaEquipe;
  aoLiberar: (uso: UsoDoDia) => void;
}

function Alertas({ dados: { alertas, hoje }, aoLiberar }: Partes) {
  const visto = useMarcarComoVisto();
  return (
    <section aria-label="Alertas">
      <h2>Alertas dos últimos 30 dias</h2>
      {alertas.length === 0 ? (
        <PaginaVazia titulo="Nenhum alerta">
          <p>Ninguém chegou à cota diária.</p>
        </PaginaVazia>
      ) : (
        <Tabela cartoes legenda="Alertas de cota">
          <thead>
            <tr>
              <th scope="col">Pessoa</th>
              <th scope="col">O que abriu</th>
              <th scope="col">Dia</th>
              <th scope="col">Situação</th>
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {alertas.map((alerta) => {
              const { operadorId, nome, papel, dia, uso, contagem, cota, recusas, vistoEm, vistoPor } =
                alerta;
              const oQue = FICHA_DO_USO[uso].rotulo;
              return (
                <tr key={`${operadorId} ${dia} ${uso}`}>
                  <td data-rotulo="Pessoa">
                    <span>{nome}</span>
                    <small>{ROTULO_DO_PAPEL[papel]}</small>
                  </td>
                  <td data-rotulo="O que abriu">
                    <span>{`${oQue}: ${numero(contagem)}`}</span>
                    <small>
                      {`Cota de ${numero(cota)}${recusas === 1 ? ', 1 tentativa recusada' : ''}${recusas > 1 ? `, ${numero(recusas)} tentativas recusadas` : ''}`}
                    </small>
                  </td>
                  <td data-rotulo="Dia">{formatarData(dia)}</td>
                  <td data-rotulo="Situação">
                    {vistoEm ? (
                      <>
                        <Etiqueta>Visto</Etiqueta>
                        <small>{`${vistoPor ?? ''}, ${formatarMomento(new Date(vistoEm))}`}</small>
                      </>
                    ) : (
                      <Etiqueta tom={recusas > 0 ? 'erro' : 'suaVez'}>
                        {recusas > 0 ? 'Passou do limite' : 'Chegou à cota'}
                      </Etiqueta>
                    )}
                  </td>
                  <td>
                    <div className={estilos.acoes}>
                      {vistoEm ? null : (
                        <Botao
                          variante="secundario"
                          compacto
                          aria-label={`Marcar como visto: ${nome}, ${oQue}`}
                          onClick={() => visto.mutate({ operadorId, dia, uso })}
                        >
                          Marcar como visto
                        </Botao>
                      )}
                      {dia === hoje ? <Liberar uso={alerta} aoLiberar={aoLiberar} /> : null}
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Tabela>
      )}
    </section>
  );
}

function Liberar({ uso, aoLiberar }: { uso: UsoDoDia; aoLiberar: Partes['aoLiberar'] }) {
  const eu = useOperador();
  if (uso.operadorId === eu.id) return null;
  return (
    <Botao
      variante="secundario"
      compacto
      aria-label={`Liberar mais para ${uso.nome}: ${FICHA_DO_USO[uso.uso].rotulo}`}
      onClick={() => aoLiberar(uso)}
    >
      Liberar mais
    </Botao>
  );
}

function Hoje({ dados: { usos, cotas, hoje } }: Partes) {
  return (
    <section aria-label="Hoje">
      <h2>{`Hoje, ${formatarData(hoje)}`}</h2>
      {usos.length === 0 ? (
        <p className={estilosDaPagina.sub}>Ninguém abriu dados pessoais hoje.</p>
      ) : (
        <Tabela cartoes legenda="O que cada pessoa abriu hoje">
          <Colunas nomes={['Pessoa', 'O que abriu', 'Do limite de hoje']} />
          <tbody>
            {usos.map(({ operadorId, nome, papel, uso, contagem, teto }) => (
              <tr key={`${operadorId} ${uso}`}>
                <td data-rotulo="Pessoa">
                  <span>{nome}</span>
                  <small>{ROTULO_DO_PAPEL[papel]}</small>
                </td>
                <td data-rotulo="O que abriu">{FICHA_DO_USO[uso].rotulo}</td>
                <td data-rotulo="Do limite de hoje">
                  <Progresso
                    rotulo={`${FICHA_DO_USO[uso].rotulo} de ${nome}`}
                    rotuloOculto
                    valor={Math.min(contagem, teto)}
                    maximo={teto}
                    texto={`${numero(contagem)} de ${numero(teto)}`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
      <p
        className={estilosDaPagina.sub}
      >{`Cotas de um dia: ${cotas.map(({ uso, cota }) => `${numero(cota)} ${FICHA_DO_USO[uso].plural}`).join(', ')}. A mesma coisa aberta de novo no mesmo dia não conta outra vez.`}</p>
    </section>
  );
}
