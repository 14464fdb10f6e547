import { faixaEmPalavras, MESES_DA_SIMULACAO } from '@credito/domain/credito/simulacao-de-exemplo';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useEffect } from 'react';
import { mostrarPagina } from '../../../sessao/antes-do-script.ts';
import { buscarProgramas } from '../programas.ts';
import { useBusca } from '../use-busca.ts';
import { useSimulador } from '../use-simulador.ts';
import estilos from './simulador-screen.module.css';

const emMeses = (meses: number) => `${meses} meses (${meses / 6} ${meses === 6 ? 'semestre' : 'semestres'})`;

/** The engine, the chart and the tables: nothing of what is read and filled in first. */
const buscarMotor = async () => (await import('../motor.ts')).motor;

const TEMPOS = MESES_DA_SIMULACAO.map((meses) => ({ valor: String(meses), texto: emMeses(meses) }));

/** The public simulator: drawn on the server; the engine and the figures come once it is alive. */
export function SimuladorScreen() {
  const programas = useBusca(buscarProgramas);
  const motor = useBusca(buscarMotor);
  const { digitada, programa, pedido, emDia, erroDe, digitar, conferir, escolher } = useSimulador(
    programas.achado,
    motor.achado,
  );
  useEffect(mostrarPagina, []);
  const Resultado = motor.achado?.Resultado;
  const faltou = [programas, motor].find(({ falha }) => falha !== null);
  const nenhum = programas.achado?.length === 0;
  const semConta = Boolean(Resultado && programa && !emDia && !pedido);

  const campo = (nome: 'mensalidade' | 'percentual') => ({
    name: nome,
    value: digitada[nome],
    erro: erroDe(nome),
    autoComplete: 'off',
    numeros: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => digitar(nome, currentTarget.value),
    onBlur: () => conferir(nome),
  });

  return (
    <div className={estilos.pagina}>
      <header className={estilos.topo}>
        <h1>Simule o seu crédito</h1>
        <p>Veja quanto você paga agora, quanto paga depois e quanto isso custa.</p>
        <p>É uma simulação, não é proposta: nada é enviado nem analisado.</p>
      </header>
      <div className={estilos.lados}>
        <form className={estilos.formulario} noValidate aria-label="O que simular">
          <Selecao
            rotulo="Programa"
            dica="Cada instituição de ensino tem o seu."
            disabled={!programa}
            vazio={
              programa ? undefined : programas.achado ? 'Nenhum programa aberto' : 'Buscando os programas…'
            }
            opcoes={(programas.achado ?? []).map((um) => ({
              valor: String(um.bolsaId),
              texto: `${um.instituicao} · ${um.programa}`,
            }))}
            value={programa ? String(programa.bolsaId) : ''}
            onChange={({ currentTarget }) => {
              const escolhido = programas.achado?.find((um) => String(um.bolsaId) === currentTarget.value);
              if (escolhido) escolher(escolhido);
            }}
          />
          <CampoTexto
            {...campo('mensalidade')}
            rotulo="Mensalidade do curso"
            dica="O valor cheio, em reais."
            inputMode="decimal"
          />
          <CampoTexto
            {...campo('percentual')}
            rotulo="Parte que o crédito paga, em %"
            dica={programa ? `Este programa financia ${faixaEmPalavras(programa)}.` : 'Um número inteiro.'}
            inputMode="numeric"
          />
          <Selecao
            rotulo="Por quanto tempo"
            opcoes={TEMPOS}
            value={digitada.meses}
            onChange={({ currentTarget }) => digitar('meses', currentTarget.value)}
          />
        </form>
        <div className={estilos.resultado}>
          {faltou ? (
            <Aviso
              tom="erro"
              aoVivo
              acao={
                <Botao variante="secundario" compacto onClick={faltou.tentarDeNovo}>
                  Tentar de novo
                </Botao>
              }
            >
              {faltou.falha}
            </Aviso>
          ) : null}
          {nenhum ? (
            <Aviso>Nenhum programa aceita solicitações neste momento. Volte a olhar em alguns dias.</Aviso>
          ) : null}
          {Resultado && pedido ? <Resultado pedido={pedido} emDia={emDia} /> : null}
          {semConta ? (
            <Aviso tom="atencao">Confira o que está nos campos para ver a simulação.</Aviso>
          ) : faltou || nenhum || pedido ? null : (
            <Esperando />
          )}
        </div>
      </div>
    </div>
  );
}

/** The shape of what is coming. */
function Esperando() {
  return (
    <div className={estilos.esperando}>
      <p className="so-leitor">Calculando a simulação…</p>
      <div aria-hidden="true" />
      <div aria-hidden="true" />
    </div>
  );
}
