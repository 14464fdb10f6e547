import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import type { AcaoDaMesa, MotivoDaDecisao } from '../mesa.queries.ts';
import { consultaDaPrevia } from '../segunda-pessoa.queries.ts';
import estilos from './previa-da-decisao.module.css';

/** What each person will get and read, asked for when it is unfolded. */
export function PreviaDaDecisao({
  mesa,
  acao,
  motivos,
}: {
  mesa: Mesa;
  acao: AcaoDaMesa;
  motivos: MotivoDaDecisao[];
}) {
  const [aberta, setAberta] = useState(false);
  const previa = useQuery({ ...consultaDaPrevia(mesa.id, mesa.versao, acao, motivos), enabled: aberta });
  return (
    <details className={estilos.previa} onToggle={(evento) => setAberta(evento.currentTarget.open)}>
      <summary>O que cada pessoa vai receber e ler</summary>
      {previa.isError ? <Aviso tom="atencao">{mensagemDoErro(previa.error)}</Aviso> : null}
      {previa.isLoading ? <p role="status">Montando a prévia…</p> : null}
      {previa.isError
        ? null
        : previa.data?.pessoas.map((pessoa) => (
            <section key={pessoa.tipoPessoa} aria-label={`Prévia para: ${pessoa.rotulo}`}>
              <h3>{pessoa.rotulo}</h3>
              <dl>
                <div>
                  <dt>No portal</dt>
                  <dd>
                    <span>{pessoa.noPortal}</span>
                    {pessoa.motivos.map((motivo) => (
                      <p key={motivo}>{motivo}</p>
                    ))}
                  </dd>
                </div>
                <div>
                  <dt>{`E-mail: ${pessoa.assunto}`}</dt>
                  <dd>
                    {pessoa.mensagem.map((paragrafo) => (
                      <p key={paragrafo}>{paragrafo}</p>
                    ))}
                  </dd>
                </div>
                <div>
                  <dt>SMS ou WhatsApp</dt>
                  <dd>{pessoa.curta}</dd>
                </div>
              </dl>
            </section>
          ))}
    </details>
  );
}
